import type { ServerResponse } from "node:http";

/** The contract's `message_code` of what this server refuses by itself. */
const codes: Readonly<Record<number, string>> = {
  405: "METHOD_NOT_ALLOWED",
  408: "REQUEST_TIMEOUT",
  417: "EXPECTATION_FAILED",
  429: "TOO_MANY_REQUESTS",
  431: "HEADERS_TOO_LARGE",
  503: "SERVICE_UNAVAILABLE",
};

export const JSON_TYPE = "application/json; charset=utf-8";

/** A refusal in the contract's envelope. Without a sentence: whoever reads it says it in their own language. */
export function refusalBody(status: number): string {
  const message_code = codes[status] ?? "BAD_REQUEST";
  return JSON.stringify({ code: status, status: 0, message: "", message_code, data: null });
}

/** Answers with a refusal in the envelope. */
export function refuse(res: ServerResponse, status: number): void {
  const body = refusalBody(status);
  res
    .writeHead(status, {
      "content-type": JSON_TYPE,
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
    })
    .end(body);
}
