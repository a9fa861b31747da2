import { Agent, type ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import { createProxyMiddleware } from "http-proxy-middleware";
import { JSON_TYPE, refusalBody } from "./refusals.ts";

/** What belongs to the backend: the browser reaches it under the shop's own origin, so no CORS and a closed CSP. */
const BACKEND_PATHS = ["/api/", "/media/", "/gateway/"];

/** Forwards the backend's paths as streams. A backend that is down answers 503 in the contract's envelope. */
export function apiProxy(backendUrl: string): RequestHandler {
  return createProxyMiddleware({
    target: backendUrl,
    // Without one each call is a connection of its own, to the backend and, told so by its answer, to the browser.
    agent: new Agent({ keepAlive: true }),
    pathFilter: (path) => BACKEND_PATHS.some((prefix) => path.startsWith(prefix)),
    xfwd: true,
    proxyTimeout: 60_000,
    on: {
      error: (_error, _req, res) => {
        const response = res as ServerResponse;
        if (response.headersSent) {
          response.destroy();
          return;
        }
        response.writeHead(503, { "content-type": JSON_TYPE, "retry-after": "5" });
        response.end(refusalBody(503));
      },
    },
  });
}
