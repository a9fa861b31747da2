import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Answers a request whose body was not read to its end as the last one of its connection: nothing of that body is ever taken for a
 * request. The connection stays open while the rest is discarded, so that the sender can read the answer.
 */
export function closeAfterUnreadBodies(app: FastifyInstance): void {
  app.addHook("onSend", async ({ raw }, reply, payload) => {
    // Injected requests have no connection.
    if (raw.complete || typeof raw.socket.bytesRead !== "number") return payload;
    reply.header("connection", "close");
    if (typeof payload !== "string") return payload;
    reply.header("content-length", Buffer.byteLength(payload));
    return Readable.from(untilRead(payload, raw));
  });
}

async function* untilRead(answer: string, body: FastifyRequest["raw"]) {
  yield answer;
  body.resume();
  // It may be broken off: watch-bodies.ts ends what goes on for too long.
  await finished(body).catch(() => undefined);
}
