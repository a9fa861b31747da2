import type { Request, RequestHandler } from "express";
import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isHost } from "@sen/config";
import { hasBody, hasPlainFraming, takesBody } from "@sen/server";
import { JSON_TYPE, refusalBody, refuse } from "./refusals.ts";

/**
 * Refuses what HTTP does not allow, TRACE, and a body that the next server could read otherwise or not at all, before anything
 * makes an address of it.
 */
export const refuseUnreadable: RequestHandler = (req, res, next) => {
  if (!hasPlainFraming(req) || (hasBody(req) && !takesBody(req.method))) {
    refuse(res.setHeader("connection", "close"), 400);
  } else if (!hasOneHost(req) || !req.originalUrl.startsWith("/")) refuse(res, 400);
  else if (req.method === "TRACE") refuse(res.setHeader("allow", "GET, HEAD"), 405);
  else next();
};

/** Answers in the envelope also what never becomes a request, and an expectation that nobody meets. */
export function answerUnreadable(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code !== "ECONNRESET" && socket.writable) socket.write(plainAnswer(statusOf(error)));
    socket.destroy();
  });
  server.on("checkExpectation", (_req, res: ServerResponse) =>
    refuse(res.setHeader("connection", "close"), 417),
  );
}

/** RFC 9112 §3.2: one host that is one; HTTP/1.0 may do without. */
function hasOneHost({ rawHeaders, headers, httpVersion }: Request): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return names.length === 0 ? httpVersion === "1.0" : names.length === 1 && isHost(headers.host ?? "");
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  return code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
}

function plainAnswer(status: number): string {
  const body = refusalBody(status);
  const headers = [
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...headers, "", body].join("\r\n");
}
