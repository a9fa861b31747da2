import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

const servers: Server[] = [];

/** Has a server answer at the address that it gives, until `closeAll`. */
export async function listening(app: RequestListener): Promise<string> {
  const server = createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Ends what `listening` began: for after each test. */
export async function closeAll(): Promise<void> {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
}
