import Foundation

extension Tips {
  /// A value that rules read (S8); persistent, unless it is transient.
  public struct Parameter<Value: Codable & Sendable>: Identifiable, Sendable {
    /// `Type.property`.
    public let id: String
    /// What the engine needs to know of the parameter.
    public let descriptor: ParameterDescriptor
    private let initialValue: Value

    /// Declares a parameter of a type, as the `@Parameter` macro does.
    public init(
      _ enclosing: (some Any).Type, _ name: String, _ initialValue: Value,
      _ options: ParameterOption...
    ) {
      // The reflected name has the module in front: `App.Outer.ShareTip`. What stands for a private
      // scope differs from launch to launch: `App.(unknown context at $10a2b3c).ShareTip` (S8.1).
      let path = String(reflecting: enclosing).split(separator: ".").dropFirst()
        .filter { !$0.hasPrefix("(") }
      id = (path + [Substring(name)]).joined(separator: ".")
      self.initialValue = initialValue
      descriptor = ParameterDescriptor(
        id: id, name: name, isTransient: options.contains(.transient), initialValue: initialValue,
        encode: { value in
          guard let value = value as? Value else { throw TipKitError.invalidPredicateValueType }
          return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        },
        decode: { try JSONDecoder().decode(Value.self, from: Data($0.utf8)) })
    }

    /// The value now; its default before `configure`, when writes are not applied (S2.1).
    public var wrappedValue: Value {
      get { TipEngine.current.value(of: descriptor) as? Value ?? initialValue }
      nonmutating set { TipEngine.current.set(descriptor, to: newValue) }
    }
  }

  /// How a parameter is kept.
  public struct ParameterOption: Hashable, Sendable {
    private let name: String

    /// The value starts every launch at its default and is not written (S8.1).
    public static var transient: ParameterOption { ParameterOption(name: "transient") }
  }
}
