import { randomUUID } from "node:crypto";
import type { Request as PageRequest, RequestHandler, Response as PageResponse } from "express";
import type { RouterContextProvider, ServerBuild } from "react-router-dom";
import type { ViteDevServer } from "vite";
import type { RequestFacts } from "../app/request-facts.ts";
import type { StorefrontConfig } from "./config.ts";

const builtPages = new URL("../build/server/index.js", import.meta.url);
const DEV_BUILD = "virtual:react-router/server-build";

/** What the server build's entry exports beside React Router's own (`app/entry.server.tsx`). */
interface EntryModule {
  createPageHandler: (build: ServerBuild, mode: string) => RenderPage;
  createRequestContext: (facts: RequestFacts) => RouterContextProvider;
  wholePage: (response: Response) => Uint8Array | undefined;
}

type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Every page, rendered by React Router: from the built files, or through Vite in development. */
export async function pages(
  config: StorefrontConfig,
  vite: ViteDevServer | undefined,
): Promise<RequestHandler> {
  const load = async () => {
    const build = (vite ? await vite.ssrLoadModule(DEV_BUILD) : await import(builtPages.href)) as ServerBuild;
    const entry = build.entry.module as unknown as EntryModule;
    return { entry, render: entry.createPageHandler(build, config.dev ? "development" : "production") };
  };
  const first = await load();
  return (req, res, next) => {
    answer(req, res).catch(next);
  };

  async function answer(req: PageRequest, res: PageResponse): Promise<void> {
    const { entry, render } = vite ? await load() : first;
    // A proxy in front may say anything of the protocol.
    const origin = `${req.protocol === "https" ? "https" : "http"}://${req.get("host") ?? "localhost"}`;
    const context = entry.createRequestContext({
      nonce: String(res.locals["nonce"]),
      requestId: req.get("x-request-id") ?? randomUUID(),
      path: req.path,
      backendUrl: config.backendUrl,
      publicUrl: config.publicUrl ?? origin,
    });
    const response = await render(requestOf(req, res, origin), context);
    await send(res, response, entry.wholePage(response));
  }
}

/** The request as the router takes it. No page reads a body: what is sent to the shop goes to the backend's paths. */
function requestOf(req: PageRequest, res: PageResponse, origin: string): Request {
  const left = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) left.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(origin + req.originalUrl, { method: req.method, headers, signal: left.signal });
}

/** Sends an answer in one piece; a rendered page as its bytes, past the stream that a `Response` makes of them. */
async function send(res: PageResponse, response: Response, page: Uint8Array | undefined): Promise<void> {
  const body = page ?? (response.body && (await response.bytes()));
  if (res.destroyed) return;
  res.status(response.status);
  for (const [name, value] of response.headers) res.append(name, value);
  if (body) res.setHeader("content-length", body.byteLength);
  res.end(body ?? undefined);
}
