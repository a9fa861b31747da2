/** No response: no connection, a broken connection, or a response that is not from our API (such as a captive portal's). */
export class NetworkError extends Error {
  override readonly name: string = "NetworkError";
}

/** No complete response arrived within the timeout. */
export class TimeoutError extends NetworkError {
  override readonly name = "TimeoutError";
}
