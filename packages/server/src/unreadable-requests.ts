import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { isHost } from "@sen/config";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasBody, hasPlainFraming, takesBody } from "./framing.ts";
import { RefusedRequest } from "./refused-request.ts";

/** The sentence of a refusal, in the language that a request asks for; null where none could be read. */
export type RefusalText = (refused: RefusedRequest, request: FastifyRequest | null) => string;

/** Node's errors of requests that it cannot read, and the status that says so; any other is a 400. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Fastify's options with which also what never becomes a request is answered in the envelope. */
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
 * Refuses what HTTP does not allow before anything looks into it: a body that another server could read otherwise or not at all, a
 * wrong host, another server's address, an expectation that nobody meets.
 */
export function refuseUnreadable(app: FastifyInstance, textOf: RefusalText): void {
  app.addHook("onRequest", ({ raw }, reply, done) => {
    const isReadable = hasPlainFraming(raw) && (!hasBody(raw) || takesBody(raw.method));
    // Of the forms of a target (RFC 9112 §3.2) only a path is for us.
    if (isReadable && hasOneHost(raw) && raw.url?.startsWith("/")) {
      done();
      return;
    }
    // Where its next request begins is not sure.
    reply.header("connection", "close");
    done(new RefusedRequest());
  });
  app.server.on("checkExpectation", (_request, response: ServerResponse) => {
    const { status, headers, body } = lastAnswer(new RefusedRequest(417), textOf);
    response.writeHead(status, headers).end(body);
  });
}

/** RFC 9112 §3.2: one host that is one; HTTP/1.0 may do without, and requests that tests inject have no raw headers. */
function hasOneHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (names.length === 0) return httpVersion === "1.0" || headers.host !== undefined;
  return names.length === 1 && isHost(headers.host ?? "");
}

/** The last answer of a connection, to what Fastify never sees. */
function lastAnswer(refused: RefusedRequest, textOf: RefusalText) {
  const body = JSON.stringify(refused.envelope(textOf(refused, null)));
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  return { status: refused.status, headers, body };
}

/** The same where there is no response to write it to. */
function rawAnswer(refused: RefusedRequest, textOf: RefusalText): string {
  const { status, headers, body } = lastAnswer(refused, textOf);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", body].join("\r\n");
}
