/// What an app runs when it starts, in order.
struct StartCode: Sendable {}
