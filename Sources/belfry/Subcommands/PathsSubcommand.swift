import Gateway

/// `belfry paths`: where the files lie.
enum PathsSubcommand {
  static let row = Subcommand(
    name: "paths", usages: ["belfry paths"], operandCount: 0...0, summary: "cli.paths",
    detail: "cli.paths.detail", options: [CommonOptions.instance], examples: [],
    run: { (call) throws(Complaint) in
      let place = try call.place
      try call.console.print(
        """
        config  \(Directories.config)
        rc      \(Directories.config)/belfryrc
        state   \(Directories.state)
        socket  \(place.path)
        """)
      return .ok
    })
}
