/// A value of a parameter that did not come from this module.
struct NotASwiftValue: Error {}
