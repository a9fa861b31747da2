/** No answer came: no connection, it broke off, or what came is not from our API (a captive portal, for instance). */
export class NetworkError extends Error {
  override readonly name: string = "NetworkError";
}

/** No complete answer came within the time allowed. */
export class TimeoutError extends NetworkError {
  override readonly name = "TimeoutError";
}
