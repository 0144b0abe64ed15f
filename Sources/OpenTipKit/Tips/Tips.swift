/// The namespace of TipKit's types, and the facade over the current engine.
@frozen public enum Tips {}
