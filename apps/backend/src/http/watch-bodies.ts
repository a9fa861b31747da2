import { clientAddress, hasBody } from "@sen/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { tooManyFor, unavailable } from "../errors/errors.ts";
import type { ReceivingLimits } from "../limits/receiving-limits.ts";

/** Retry-After, in seconds. */
const RETRY_SECONDS = 10;

/** A request body that is being received. */
interface ArrivingBody {
  raw: FastifyRequest["raw"];
  reply: FastifyReply["raw"];
  address: string;
  /** Bytes the connection had received when the body began, and at the last check. */
  bytesBefore: number;
  bytesRead: number;
  /** Milliseconds that we waited for it, and those without data. */
  waited: number;
  quiet: number;
}

/**
 * Limits how many bodies arrive at a time, and aborts those that stall or trickle. Only time spent waiting for the sender counts, not time
 * in which the body waits for us.
 */
export function watchBodies(app: FastifyInstance, limits: ReceivingLimits): void {
  const bodies = new Set<ArrivingBody>();
  let lookedAt = performance.now();
  const timer = setInterval(look, limits.lookMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));

  app.addHook("onRequest", async (request, reply) => {
    const { raw } = request;
    // Injected requests have no connection.
    if (!hasBody(raw) || typeof raw.socket.bytesRead !== "number") return;
    const address = clientAddress(request);
    const arriving = [...bodies].filter(isArriving);
    const { bytesRead } = raw.socket;
    const times = { waited: 0, quiet: 0 };
    bodies.add({ raw, reply: reply.raw, address, bytesBefore: bytesRead, bytesRead, ...times });
    if (arriving.length >= limits.bodies) throw unavailable("SERVICE_BUSY", RETRY_SECONDS);
    const own = arriving.filter((body) => body.address === address);
    if (own.length >= limits.bodiesOfOne) throw tooManyFor("TOO_MANY_REQUESTS", RETRY_SECONDS);
  });

  function look(): void {
    const now = performance.now();
    // If we were busy ourselves, the sender is not to blame.
    const passed = Math.min(now - lookedAt, 2 * limits.lookMs);
    lookedAt = now;
    for (const body of bodies) {
      // A body that continues after its response is discarded and ended by `closeAfterUnreadBodies`.
      if (!isArriving(body)) bodies.delete(body);
      else if (body.raw.readableFlowing === true) wait(body, passed);
    }
  }

  function wait(body: ArrivingBody, passed: number): void {
    const { bytesRead } = body.raw.socket;
    body.quiet = bytesRead > body.bytesRead ? 0 : body.quiet + passed;
    body.bytesRead = bytesRead;
    body.waited += passed;
    const least = (limits.bytesPerSecond * body.waited) / 1000;
    const isSlow = body.waited > limits.graceMs && bytesRead - body.bytesBefore < least;
    if (isSlow || body.quiet >= limits.stallMs) timeOut(body);
  }

  /** Ends a request the way Node enforces `requestTimeout`: a 408 from the server's `clientError` handler. */
  function timeOut({ raw }: ArrivingBody): void {
    const error = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
    app.server.emit("clientError", error, raw.socket);
  }
}

/** Whether a body still takes up memory: not complete and not refused. */
function isArriving({ raw, reply }: ArrivingBody): boolean {
  return !raw.complete && !raw.destroyed && !reply.headersSent;
}
