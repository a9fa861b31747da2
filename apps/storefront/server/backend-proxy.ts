import { isIP } from "node:net";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { hasBody } from "@sen/server";
import { Pool, type Dispatcher } from "undici";

/** How long the backend may be silent, in ms. */
const SILENCE_MS = 60_000;

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

/** Passes a request on and its answer back. Settles when the answer is over; rejects when the backend gives none. */
export type BackendProxy = (
  req: IncomingMessage,
  res: ServerResponse,
  clientAddress: string,
) => Promise<void>;

/**
 * A proxy that parses what it reads and frames what it sends: no byte of a body reaches the backend outside of the body's own
 * length or chunks. A client that leaves cancels its request there. An open event stream ends when `ending` aborts: its browser
 * comes back to another server.
 *
 * @param backendUrl origin, without a path
 */
export function backendProxy(backendUrl: string, ending: AbortSignal): BackendProxy {
  const pool = new Pool(backendUrl, { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS });

  return async (req, res, clientAddress) => {
    const left = new AbortController();
    res.once("close", () => left.abort());
    const answer = await pool.request({
      method: req.method as Dispatcher.HttpMethod,
      path: req.url ?? "/",
      headers: forwardedHeaders(req, clientAddress),
      body: hasBody(req) ? bodyOf(req) : null,
      signal: left.signal,
    });
    res.statusCode = answer.statusCode;
    for (const [name, value] of endToEnd(answer.headers)) res.setHeader(name, value);
    await send(answer, res, ending);
  };
}

async function send(
  { body, headers }: Dispatcher.ResponseData,
  res: ServerResponse,
  ending: AbortSignal,
): Promise<void> {
  const isStream = String(headers["content-type"]).startsWith("text/event-stream");
  const end = () => {
    body.unpipe(res);
    res.end();
  };
  if (isStream) {
    res.flushHeaders();
    ending.addEventListener("abort", end, { once: true });
  }
  body.once("error", () => res.destroy());
  body.pipe(res);
  try {
    await finished(res);
  } finally {
    ending.removeEventListener("abort", end);
  }
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

/**
 * A request's headers as the backend gets them. All that tell of proxies are replaced by one `X-Forwarded-For` with the client's
 * address: the backend believes it.
 */
function forwardedHeaders({ headers, socket }: IncomingMessage, clientAddress: string): Headers {
  const own = endToEnd(headers).filter(([name]) => name !== "forwarded" && !name.startsWith("x-forwarded-"));
  return {
    ...Object.fromEntries(own),
    // A client that names it as a header of its connection must not change whose host is asked.
    ...(headers.host !== undefined && { host: headers.host }),
    // Where a trusted proxy tells something else than an address, it is the proxy's own.
    "x-forwarded-for": isIP(clientAddress) ? clientAddress : (socket.remoteAddress ?? ""),
  };
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
