import { Agent } from "node:http";
import { isIP } from "node:net";
import type { Request, RequestHandler, Response } from "express";
import { createProxyMiddleware } from "http-proxy-middleware";
import { notesOf } from "./request-logs.ts";
import { JSON_TYPE, refusalBody } from "./refusals.ts";

/** What belongs to the backend: the browser reaches it under the shop's own origin, so no CORS and a closed CSP. */
const BACKEND_PATHS = ["/api/", "/media/", "/gateway/", "/simulated-issuer/"];

/**
 * Forwards the backend's paths as streams. What a request says of where it comes from is replaced by the address that
 * this server has made out itself (`trust proxy`): the backend believes it. A backend that is down answers 503 in the
 * contract's envelope.
 *
 * @param ending aborts when this server ends
 */
export function apiProxy(
  backendUrl: string,
  ending: AbortSignal = new AbortController().signal,
): RequestHandler {
  const forward = createProxyMiddleware({
    target: backendUrl,
    // Without one each call is a connection of its own, to the backend and, told so by its answer, to the browser.
    agent: new Agent({ keepAlive: true }),
    proxyTimeout: 60_000,
    on: {
      proxyRes: ({ headers }, _req, res) => {
        if (headers["content-type"]?.startsWith("text/event-stream")) endWith(ending, res as Response);
      },
      error: (error, _req, res) => {
        const response = res as Response;
        notesOf(response)?.log.warn({ reason: reasonOf(error) }, "the backend did not answer");
        if (response.headersSent) {
          response.destroy();
          return;
        }
        response.writeHead(503, { "content-type": JSON_TYPE, "retry-after": "5" });
        response.end(refusalBody(503));
      },
    },
  });
  return (req, res, next) => {
    if (!BACKEND_PATHS.some((prefix) => req.path.startsWith(prefix))) {
      next();
      return;
    }
    nameClient(req);
    void forward(req, res, next);
  };
}

/** An open stream never ends by itself: it is ended when this server is, and its browser comes back to another. */
function endWith(ending: AbortSignal, res: Response): void {
  const end = () => res.end();
  ending.addEventListener("abort", end, { once: true });
  res.once("close", () => ending.removeEventListener("abort", end));
}

const reasonOf = (error: Error) => (error as NodeJS.ErrnoException).code ?? error.message;

/**
 * Leaves one header of all that tell of proxies: `X-Forwarded-For` with the client's address. It is set on the request
 * itself: the proxy's `proxyReq` event does not come for one with `Expect: 100-continue`.
 */
function nameClient(req: Request): void {
  const { ip = "", socket } = req;
  const headers = Object.entries(req.headers).filter(
    ([name]) => name !== "forwarded" && !name.startsWith("x-forwarded-"),
  );
  // Where a trusted proxy tells something else than an address, it is the proxy's own.
  const address = isIP(ip) ? ip : (socket.remoteAddress ?? "");
  req.headers = { ...Object.fromEntries(headers), "x-forwarded-for": address };
}
