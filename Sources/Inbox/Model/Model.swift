import Exports
import Phone
import Simulation
import Terminal
import Words

/// Everything the face is made of. `update` changes it, `view` draws it.
struct Model: Sendable {
  var size = Size(columns: 80, rows: 24)
  var settings = Settings()
  /// What the locale asks for.
  var locale = Tongue.english
  /// What the terminal answered about widths.
  var terminalWidths = WidthPolicy.standard
  var look = Look.standard
  var keys = DefaultKeys.table
  var clock = ClockFacts()
  var snapshot = Snapshot()
  /// Where the gateway is, and what it wants to be shown; nil while it is not open, or not asked about.
  var reach: ExportPorts?
  var list = ListState()
  var focus = Pane.list
  var page = DetailPage.summary
  var view = MainView.panes
  var whatIf = WhatIfState()
  /// The line that is picked in the badge ledger; nil follows the newest.
  var ledgerLine: Int?
  var rules = RulesState()
  var namesState = NamesState()
  var audience = AudienceState()
  /// Lines above the first visible ones of a view made of sheets.
  var sheetTop = 0
  var past = HistoryState()
  /// Lines above the first visible one of the flow; nil follows what happens.
  var flowTop: Int?
  var rawForm = RawForm.pretty
  /// Lines of the detail above its first visible one.
  var detailTop = 0
  var calls = CallbacksState()
  var selected: SelectedPush?
  var dialog: Dialog?
  var notice: Notice?
  /// What the program has to say at its start, before what the engine has.
  var ownBanners: [Phrase] = []
  /// How many banners were put away.
  var seenBanners = 0
  /// The steps of the first-run hint that are still to do.
  var steps: Set<FirstStep> = []
  var log = CommandLog()
  /// Lines typed into the palette, oldest first.
  var history: [String] = []
  var undos: [Undo] = []
  /// The payload that was edited or pasted last.
  var edited: [UInt8]?
  /// When the bell rang last.
  var rang: Instant?

  /// The language that is spoken.
  var tongue: Tongue { settings.language.tongue(locale: locale) }

  /// How text is measured.
  var widths: TextWidth {
    var policy = terminalWidths
    switch settings.ambiguous {
    case .auto: break
    case .narrow: policy.ambiguousIsWide = false
    case .wide: policy.ambiguousIsWide = true
    }
    return TextWidth(policy)
  }

  /// What stands above everything until it is put away or over.
  var banner: Phrase? {
    snapshot.refusal ?? (ownBanners + snapshot.banners).dropFirst(seenBanners).first
  }

  /// The sentence in the language that is spoken.
  func say(_ phrase: Phrase) -> String { phrase.text(in: tongue) }
}
