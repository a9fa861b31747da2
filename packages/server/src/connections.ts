import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { ArrivalLimits } from "./arrival-limits.ts";
import { clientNetwork } from "./client-network.ts";

interface Connection {
  /** Null for a trusted proxy. */
  client: string | null;
  /** Requests that are not answered yet. */
  requests: number;
  idleSince: number;
}

/** The open connections of a server: those that are idle in the order in which they became so. */
class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #perClient = new Map<string, number>();

  get size(): number {
    return this.#open.size;
  }

  /** How many a client has. */
  of(client: string): number {
    return this.#perClient.get(client) ?? 0;
  }

  add(socket: Socket, client: string | null): void {
    this.#open.set(socket, { client, requests: 0, idleSince: performance.now() });
    if (client !== null) this.#perClient.set(client, this.of(client) + 1);
    socket.once("close", () => this.delete(socket));
  }

  /** Stops counting a connection: it is closed, or somebody else has taken it over. */
  delete(socket: Socket): void {
    const client = this.#open.get(socket)?.client;
    this.#open.delete(socket);
    if (client === null || client === undefined) return;
    const left = this.of(client) - 1;
    if (left > 0) this.#perClient.set(client, left);
    else this.#perClient.delete(client);
  }

  /** A request begins. Returns what ends it. */
  begin(socket: Socket): () => void {
    const connection = this.#open.get(socket);
    if (!connection) return () => undefined;
    connection.requests += 1;
    return () => {
      connection.requests -= 1;
      connection.idleSince = performance.now();
      if (this.#open.delete(socket)) this.#open.set(socket, connection);
    };
  }

  /** Closes the oldest idle connections of some, so many at most. Returns whether there was one. */
  closeIdle(isCandidate: (connection: Connection) => boolean, most = 1): boolean {
    let closed = 0;
    for (const [socket, connection] of this.#open) {
      if (closed === most) break;
      if (connection.requests > 0 || !isCandidate(connection)) continue;
      // Counted at once: the socket's own `close` comes later.
      this.delete(socket);
      socket.destroy();
      closed += 1;
    }
    return closed > 0;
  }
}

/**
 * Bounds the connections of a server, per client and in all. When there are too many, the oldest idle one is closed for the new one;
 * where none is idle, the new one is closed. Idle is a connection without a whole request head, whatever drips in.
 *
 * @param isProxy whether an address is a trusted proxy's
 */
export function limitConnections(
  server: Server,
  { connections: most, connectionsPerClient, lookMs, headersMs, keepAliveMs }: ArrivalLimits,
  isProxy: (address: string) => boolean,
): void {
  const open = new Connections();
  // A proxy may be about to send somebody's request: its connections go last.
  const closeIdleOfAll = () => open.closeIdle(({ client }) => client !== null) || open.closeIdle(() => true);

  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const client = isProxy(address) ? null : (clientNetwork(address) ?? "");
    const isClientFull = client !== null && open.of(client) >= connectionsPerClient;
    if (isClientFull && !open.closeIdle((one) => one.client === client)) socket.destroy();
    else if (open.size >= most && !closeIdleOfAll()) socket.destroy();
    else open.add(socket, client);
  });
  server.on("request", ({ socket }, response) => {
    response.once("close", open.begin(socket));
  });
  server.on("upgrade", ({ socket }) => open.delete(socket));
  server.once("listening", () => {
    // Node's `headersTimeout` does not see what never becomes a request, such as empty lines between two.
    const timer = setInterval(() => {
      const latest = performance.now() - headersMs - keepAliveMs;
      open.closeIdle(({ idleSince }) => idleSince <= latest, Infinity);
    }, lookMs).unref();
    server.once("close", () => clearInterval(timer));
  });
}
