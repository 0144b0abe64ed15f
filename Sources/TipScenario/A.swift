import TipSource
