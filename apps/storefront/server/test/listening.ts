import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { bareServer, type AppParts } from "../app.ts";
import { readConfig } from "../config.ts";

const closings: (() => Promise<unknown>)[] = [];

/** Starts a server and returns its URL. `closeAll` closes it. */
export async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  closings.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a storefront and returns its URL. `closeAll` closes it. */
export async function opened(app: FastifyInstance): Promise<string> {
  closings.push(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  return app.listen({ port: 0, host: "127.0.0.1" });
}

/** A storefront without routes, which by default trusts local proxies. It logs nothing. */
export function testServer(TRUSTED_PROXIES = "loopback", parts: AppParts = {}): FastifyInstance {
  return bareServer(readConfig({ TRUSTED_PROXIES }, []), { logger: false, ...parts });
}

/** Closes everything that `listening` and `opened` started. Call it after each test. */
export async function closeAll(): Promise<void> {
  await Promise.all(closings.splice(0).map((close) => close()));
}
