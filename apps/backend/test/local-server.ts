import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A double of a provider, or of a site, on this machine. */
export interface LocalServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts an HTTP server, on a free port by default. */
export async function startLocalServer(answer: RequestListener, port = 0): Promise<LocalServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
