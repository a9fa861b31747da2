/** The contract's `message_code` of what this server refuses by itself. */
const codes: Readonly<Record<number, string>> = {
  405: "METHOD_NOT_ALLOWED",
  408: "REQUEST_TIMEOUT",
  417: "EXPECTATION_FAILED",
  431: "HEADERS_TOO_LARGE",
  503: "SERVICE_UNAVAILABLE",
};

export const JSON_TYPE = "application/json; charset=utf-8";

/** A refusal in the contract's envelope. Without a sentence: whoever reads it says it in their own language. */
export function refusalBody(status: number): string {
  const message_code = codes[status] ?? "BAD_REQUEST";
  return JSON.stringify({ code: status, status: 0, message: "", message_code, data: null });
}
