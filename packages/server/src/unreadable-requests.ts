import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isHost } from "@sen/config";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasBody, hasPlainFraming, allowsBody } from "./framing.ts";
import { RefusedRequest } from "./refused-request.ts";

/** The message of a refusal, in the request's language; `request` is null if it could not be parsed. */
export type RefusalText = (refused: RefusedRequest, request: FastifyRequest | null) => string;

/** Statuses for Node's parse errors; any other is a 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Fastify options that return an envelope even for requests that fail to parse. */
export const unreadableOptions = (textOf: RefusalText) => ({
  clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket) {
    if (error.code !== "ECONNRESET" && socket.writable) {
      socket.write(rawAnswer(new RefusedRequest(statuses[error.code ?? ""]), textOf));
    }
    socket.destroy();
  },
  frameworkErrors({ statusCode }: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
    const refused = new RefusedRequest(statusCode);
    void reply
      .status(refused.status)
      .headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" })
      .send(refused.envelope(textOf(refused, request)));
  },
});

/**
 * Rejects requests that HTTP does not allow before anything reads them: an ambiguous or undefined body, an invalid host, an absolute URL of
 * another server, an unsupported expectation.
 */
export function refuseUnreadable(app: FastifyInstance, textOf: RefusalText): void {
  app.addHook("onRequest", ({ raw }, reply, done) => {
    const isReadable = hasPlainFraming(raw) && (!hasBody(raw) || allowsBody(raw.method));
    // Of the forms of a request target (RFC 9112 §3.2), only a path is for us.
    if (isReadable && hasOneHost(raw) && raw.url?.startsWith("/")) {
      done();
      return;
    }
    // The next request on this connection could be misparsed.
    reply.header("connection", "close");
    done(new RefusedRequest());
  });
  app.server.on("checkExpectation", (_request, response: ServerResponse) => {
    const { status, headers, body } = lastAnswer(new RefusedRequest(417), textOf);
    response.writeHead(status, headers).end(body);
  });
}

/** RFC 9112 §3.2: exactly one valid host. HTTP/1.0 may omit it, and requests injected by tests have no raw headers. */
function hasOneHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (names.length === 0) return httpVersion === "1.0" || headers.host !== undefined;
  return names.length === 1 && isHost(headers.host ?? "");
}

/** The final response on a connection, for requests that Fastify never sees. */
function lastAnswer(refused: RefusedRequest, textOf: RefusalText) {
  const body = JSON.stringify(refused.envelope(textOf(refused, null)));
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  return { status: refused.status, headers, body };
}

/** The same as raw HTTP, if there is no response object. */
function rawAnswer(refused: RefusedRequest, textOf: RefusalText): string {
  const { status, headers, body } = lastAnswer(refused, textOf);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", body].join("\r\n");
}
