import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyHttpOptions } from "fastify";
import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import { errorEnvelope } from "./error-answer.ts";
import { RefusedRequest } from "./refused-request.ts";
import { isHost } from "@sen/config";
import { hasBody, hasPlainFraming, takesBody } from "@sen/server";
import { localeOf } from "./locale.ts";

/** Node's errors of requests that it cannot read, and the status that says so; any other is a 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Server options with which also what never becomes a request is answered in the envelope. */
export const unreadableRequests = {
  // Node's own refusal has no body; `refuseUnreadable` looks at the header instead.
  http: { requireHostHeader: false },
  clientErrorHandler(error, socket) {
    if (error.code !== "ECONNRESET" && socket.writable) {
      socket.write(plainAnswer(statuses[error.code] ?? 400));
    }
    socket.destroy(error);
  },
  frameworkErrors(error, request, reply) {
    sendRefusal(request, reply, error.statusCode ?? 400);
  },
} satisfies FastifyHttpOptions<Server>;

/**
 * Refuses what HTTP does not allow before anything looks into it: a body that another server could read otherwise or not at all, a
 * wrong host, another server's address, an expectation that nobody meets.
 */
export function refuseUnreadable(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    if (!hasPlainFraming(raw) || (hasBody(raw) && !takesBody(raw.method))) throw new RefusedRequest();
    // Of the forms of a target (RFC 9112 §3.2) only a path is for us.
    if (!hasOneHost(raw) || !raw.url?.startsWith("/")) throw new RefusedRequest();
  });
  app.server.on("checkExpectation", (_request, response: ServerResponse) => {
    const body = bodyOf(417);
    response.writeHead(417, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      connection: "close",
    });
    response.end(body);
  });
}

/** RFC 9112 §3.2: one host that is one; HTTP/1.0 may do without. */
function hasOneHost({ rawHeaders, headers, httpVersion }: FastifyRequest["raw"]): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (names.length === 0) return httpVersion === "1.0" || headers.host !== undefined;
  return names.length === 1 && isHost(headers.host ?? "");
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, status: number): void {
  reply
    .status(status)
    .header("cache-control", "no-store")
    .header("x-content-type-options", "nosniff")
    .send(errorEnvelope(new RefusedRequest(status), localeOf(request)));
}

/** An answer to what has no headers to be answered by. */
function plainAnswer(status: number): string {
  const body = bodyOf(status);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}

function bodyOf(status: number): string {
  return JSON.stringify(errorEnvelope(new RefusedRequest(status), "vi"));
}
