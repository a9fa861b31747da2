import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";

/**
 * Closes the file of a HEAD request unread. Fastify would read it to the end, so that a request of a hundred bytes could make us fetch a
 * whole video from the media storage.
 */
export function leaveFilesUnread(app: FastifyInstance): void {
  app.addHook("onSend", ({ method }, _reply, payload, done) => {
    if (method !== "HEAD" || !(payload instanceof Readable)) return done(null, payload);
    payload.destroy().on("error", () => undefined);
    done(null, Readable.from([]));
  });
}
