/** Why `fetch` got no response, for staff: `ENOTFOUND`, `ECONNREFUSED`, `TimeoutError`. Its own error is always a `TypeError`. */
export function fetchFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unreachable";
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : error.name;
}
