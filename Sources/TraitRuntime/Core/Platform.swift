// Dates and data for every file. Of all of Foundation, a static binary would carry 40 MB of tables for languages and
// calendars, and a dynamic one would load them at each start.
#if canImport(FoundationEssentials)
  @_exported import FoundationEssentials
#else
  @_exported import Foundation
#endif
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif
