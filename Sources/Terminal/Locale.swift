import Glibc

/// The C library's idea of text, which ncurses needs to be UTF-8.
enum Locale {
  /// Takes the characters of the person's locale, or those of C.UTF-8 where that has others; numbers and the rest
  /// stay as they are.
  static func useUnicode() {
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}
