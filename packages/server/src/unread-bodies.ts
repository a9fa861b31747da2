import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { FastifyInstance } from "fastify";
import { hasBody } from "./framing.ts";

/**
 * Closes the connection after responding to a request whose body was not fully read, so that none of that body is parsed as a request. The
 * rest is discarded for up to `discardMs`, so that the sender can read the response first.
 */
export function closeAfterUnreadBodies(app: FastifyInstance, discardMs: number): void {
  app.addHook("onSend", ({ raw, headers }, reply, payload, done) => {
    // Injected requests have no connection.
    if (!hasBody(raw) || raw.complete || typeof raw.socket.bytesRead !== "number") {
      done(null, payload);
      return;
    }
    reply.header("connection", "close");
    // @fastify/compress would hold the response back until the body has ended.
    headers["x-no-compression"] = "";
    if (!(payload instanceof Readable)) reply.header("content-length", Buffer.byteLength(textOf(payload)));
    done(null, Readable.from(untilRead(payload, raw, discardMs)));
  });
}

const textOf = (payload: unknown) => (typeof payload === "string" || Buffer.isBuffer(payload) ? payload : "");

async function* untilRead(payload: unknown, body: IncomingMessage, discardMs: number) {
  if (payload instanceof Readable) yield* payload;
  else yield textOf(payload);
  body.unpipe();
  body.resume();
  const timer = setTimeout(() => body.destroy(), discardMs).unref();
  await finished(body).catch(() => undefined);
  clearTimeout(timer);
}
