/// One column of the what-if table.
public enum WhatIfCell: String, CaseIterable, Hashable, Sendable {
  /// What the person sees.
  case sees
  /// What the person hears.
  case sound
  /// The number that the icon takes.
  case badge
  /// Which of the app's code is called when it arrives.
  case arrival
  /// Which of the app's code is called when the person taps it.
  case tap

  /// The columns that speak of the arrival alone.
  public static let onArrival: [WhatIfCell] = [.sees, .sound, .badge, .arrival]
}
