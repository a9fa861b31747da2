import { isIP, type Socket } from "node:net";
import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { BARE_EVENTS, hasBody, REQUEST_ID_HEADER, injectTraceContext } from "@sen/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Pool, type Dispatcher } from "undici";

/** Timeout without data from the backend, in ms. */
const SILENCE_MS = 60_000;

/** Responses up to this size are compressed in one piece, which is far cheaper than streaming. */
const SMALL_BYTES = 32 * 1024;

/** Hop-by-hop headers (RFC 9110 §7.6.1), and `Expect`, which this server handles itself. */
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

/** Proxies a request and its response. Resolves when the response has been sent; rejects if the backend gives none. */
export type Forward = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface BackendProxy {
  forward: Forward;
  /** Proxies an event stream. Cheaper for the backend if it agrees to switch to bare events. */
  forwardEvents: Forward;
}

/**
 * A proxy that parses what it reads and frames what it sends: no byte of a body reaches the backend outside the body's own
 * length or chunks. If the client disconnects, its request to the backend is canceled. Open event streams end when the server
 * closes, so that browsers reconnect to another server.
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
    // The client may have disconnected.
    await finished(reply.raw).catch(() => undefined);
  }

  async function forwardEvents(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const asked = { path: request.raw.url ?? "/", protocol: BARE_EVENTS, signal: untilLeft(reply) };
    const headers = forwardedHeaders(request);
    const switched =
      request.method === "GET" ? await pool.upgrade({ ...asked, headers }).catch(() => null) : null;
    // If the backend refuses or does not switch, repeat it as a plain request to get its response.
    if (!switched) return forward(request, reply);
    const socket = switched.socket as Socket;
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error("The backend does not respond.")));
    void reply.headers(EVENT_HEADERS).send(eventsOf(socket, reply, closing.signal));
    await finished(reply.raw).catch(() => undefined);
  }
  return { forward, forwardEvents };
}

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

/** An event stream that sends its headers before its first event, and ends cleanly when this server closes. */
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

/** Copies the request body into a separate stream: undici destroys its input, which would close the client's connection before the response. */
function bodyOf(req: IncomingMessage): Readable {
  const body = new PassThrough();
  req.pipe(body);
  req.once("close", () => {
    if (!req.complete) body.destroy(new Error("The client disconnected before the end of its body."));
  });
  return body;
}

/** Trace headers of browsers are not trusted. */
const TRACE_HEADERS = new Set(["traceparent", "tracestate", "baggage"]);

/**
 * Request headers for the backend. Replaces all forwarding headers with one `X-Forwarded-For` that holds the client's address, which the
 * backend trusts.
 */
function forwardedHeaders({ id, ip, headers, socket }: FastifyRequest): Headers {
  const own = endToEnd(headers).filter(
    ([name]) => name !== "forwarded" && !name.startsWith("x-forwarded-") && !TRACE_HEADERS.has(name),
  );
  const forwarded: Headers = {
    ...Object.fromEntries(own),
    // Set explicitly: a client that lists `Host` in `Connection` must not be able to remove it.
    ...(headers.host !== undefined && { host: headers.host }),
    // If a trusted proxy sends anything but an IP address, use the proxy's own.
    "x-forwarded-for": isIP(ip) ? ip : (socket.remoteAddress ?? ""),
    [REQUEST_ID_HEADER]: id,
  };
  injectTraceContext((name, value) => (forwarded[name] = value));
  return forwarded;
}

/** Headers without hop-by-hop headers, including those listed in `Connection`. */
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
