import { isIP, type Socket } from "node:net";
import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { BARE_EVENTS, hasBody, REQUEST_ID_HEADER, tellTrace } from "@sen/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Pool, type Dispatcher } from "undici";

/** How long the backend may be silent, in ms. */
const SILENCE_MS = 60_000;

/** An answer no longer than this is compressed in one piece, which is far cheaper than as a stream. */
const SMALL_BYTES = 32 * 1024;

/** Headers of one connection (RFC 9110 §7.6.1), and `Expect`, which this server answers itself. */
const HOP_BY_HOP = new Set([
  "connection",
  "expect",
  "http2-settings",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

type Headers = IncomingMessage["headers"];

const EVENT_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

/** Passes requests on and their answers back. Settles when the answer is over; rejects when the backend gives none. */
export interface BackendProxy {
  forward: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** The same for a stream of events: it takes less of the backend where that switches to bare events. */
  forwardEvents: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/**
 * A proxy that parses what it reads and frames what it sends: no byte of a body reaches the backend outside of the body's own
 * length or chunks. A client that leaves cancels its request there. Open event streams end when the server closes: their
 * browsers come back to another server.
 *
 * @param backendUrl origin, without a path
 */
export function backendProxy(app: FastifyInstance, backendUrl: string): BackendProxy {
  const pool = new Pool(backendUrl, { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS });
  const closing = new AbortController();
  app.addHook("preClose", (done) => {
    closing.abort();
    done();
  });

  async function forward(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { raw } = request;
    const answer = await pool.request({
      method: request.method as Dispatcher.HttpMethod,
      path: raw.url ?? "/",
      headers: forwardedHeaders(request),
      body: hasBody(raw) ? bodyOf(raw) : null,
      signal: untilLeft(reply),
    });
    const hasAnswerBody = request.method !== "HEAD" && answer.statusCode !== 204 && answer.statusCode !== 304;
    if (!hasAnswerBody) await answer.body.dump();
    const payload = hasAnswerBody ? await payloadOf(answer, reply, closing.signal) : undefined;
    void reply
      .status(answer.statusCode)
      .headers(Object.fromEntries(endToEnd(answer.headers)))
      .send(payload);
    // A client that leaves early has nothing more to be told.
    await finished(reply.raw).catch(() => undefined);
  }

  async function forwardEvents(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const asked = { path: request.raw.url ?? "/", protocol: BARE_EVENTS, signal: untilLeft(reply) };
    const headers = forwardedHeaders(request);
    const switched =
      request.method === "GET" ? await pool.upgrade({ ...asked, headers }).catch(() => null) : null;
    // One that refuses, or does not switch, says so to a plain request.
    if (!switched) return forward(request, reply);
    const socket = switched.socket as Socket;
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error("The backend is silent.")));
    void reply.headers(EVENT_HEADERS).send(eventsOf(socket, reply, closing.signal));
    await finished(reply.raw).catch(() => undefined);
  }
  return { forward, forwardEvents };
}

/** Aborts when the client leaves. */
function untilLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once("close", () => left.abort());
  return left.signal;
}

async function payloadOf(
  { body, headers }: Dispatcher.ResponseData,
  reply: FastifyReply,
  closing: AbortSignal,
): Promise<Readable | Buffer> {
  if (String(headers["content-type"]).startsWith("text/event-stream")) return eventsOf(body, reply, closing);
  const isSmall = Number(headers["content-length"] ?? Infinity) <= SMALL_BYTES;
  return isSmall ? Buffer.from(await body.arrayBuffer()) : body;
}

/** An event stream that begins before its first event, and ends in order when this server does. */
function eventsOf(body: Readable, reply: FastifyReply, closing: AbortSignal): Readable {
  const events = new PassThrough();
  const end = () => {
    body.unpipe(events);
    events.end();
  };
  events.once("resume", () => reply.raw.flushHeaders());
  events.once("close", () => {
    closing.removeEventListener("abort", end);
    body.destroy();
  });
  body.once("error", (error) => events.destroy(error));
  closing.addEventListener("abort", end, { once: true });
  return body.pipe(events);
}

/** The body as a stream of its own: undici destroys what it is given, which would close the client's connection before the answer. */
function bodyOf(req: IncomingMessage): Readable {
  const body = new PassThrough();
  req.pipe(body);
  req.once("close", () => {
    if (!req.complete) body.destroy(new Error("The client left before its body's end."));
  });
  return body;
}

/** What a browser says of traces is not believed. */
const TRACE_HEADERS = new Set(["traceparent", "tracestate", "baggage"]);

/**
 * A request's headers as the backend gets them. All that tell of proxies are replaced by one `X-Forwarded-For` with the client's
 * address: the backend believes it.
 */
function forwardedHeaders({ id, ip, headers, socket }: FastifyRequest): Headers {
  const own = endToEnd(headers).filter(
    ([name]) => name !== "forwarded" && !name.startsWith("x-forwarded-") && !TRACE_HEADERS.has(name),
  );
  const forwarded: Headers = {
    ...Object.fromEntries(own),
    // A client that names it as a header of its connection must not change whose host is asked.
    ...(headers.host !== undefined && { host: headers.host }),
    // Where a trusted proxy tells something else than an address, it is the proxy's own.
    "x-forwarded-for": isIP(ip) ? ip : (socket.remoteAddress ?? ""),
    [REQUEST_ID_HEADER]: id,
  };
  tellTrace((name, value) => (forwarded[name] = value));
  return forwarded;
}

/** Headers without those of the connection, and those that `Connection` names as such. */
function endToEnd(headers: Headers): [string, string | string[]][] {
  const named = String(headers.connection ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  return Object.entries(headers).filter(
    (header): header is [string, string | string[]] =>
      header[1] !== undefined && !HOP_BY_HOP.has(header[0]) && !named.includes(header[0]),
  );
}
