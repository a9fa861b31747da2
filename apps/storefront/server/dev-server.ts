import { fileURLToPath } from "node:url";
import type { onRequestHookHandler } from "fastify";
import type { ViteDevServer } from "vite";

/** Vite for development: compiles what the pages and their browsers ask for. */
export async function openDevServer(): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  return createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    appType: "custom",
    server: { middlewareMode: true },
  });
}

/** Lets Vite answer what is one of its files; anything else goes on to the pages. */
export function viteFiles({ middlewares }: ViteDevServer): onRequestHookHandler {
  return (request, reply, done) => {
    middlewares(request.raw, reply.raw, done);
  };
}
