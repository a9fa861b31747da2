import type { IncomingMessage } from "node:http";

/** Methods with a defined body (RFC 9110 §9.3). The contract has no others with a body. */
const METHODS_WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

type Head = Pick<IncomingMessage, "headers" | "httpVersion">;

/** Whether a request declares a body. RFC 9112 §6. */
export function hasBody({ headers }: Pick<Head, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;
}

/** Whether a body is defined for this method. */
export const allowsBody = (method = ""): boolean => METHODS_WITH_BODY.has(method);

/**
 * Whether every server on the way reads the same body length (RFC 9112 §6.1): either a `Content-Length` or the single transfer coding
 * `chunked`, never both. HTTP/1.0 has no transfer codings, and HTTP/0.9 no headers.
 */
export function hasPlainFraming({ headers, httpVersion }: Head): boolean {
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return false;
  const coding = headers["transfer-encoding"];
  if (coding === undefined) return true;
  const isChunked = coding.toLowerCase() === "chunked" && httpVersion === "1.1";
  return isChunked && headers["content-length"] === undefined;
}
