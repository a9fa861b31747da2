import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { ArrivalLimits } from "./arrival-limits.ts";
import { clientNetwork } from "./client-network.ts";

interface Connection {
  /** Null for a trusted proxy. */
  client: string | null;
  /** Requests without a response yet. */
  requests: number;
  idleSince: number;
}

/** The open connections of a server, ordered by when they became idle. */
class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #perClient = new Map<string, number>();

  get size(): number {
    return this.#open.size;
  }

  /** Number of connections of a client. */
  of(client: string): number {
    return this.#perClient.get(client) ?? 0;
  }

  add(socket: Socket, client: string | null): void {
    this.#open.set(socket, { client, requests: 0, idleSince: performance.now() });
    if (client !== null) this.#perClient.set(client, this.of(client) + 1);
    socket.once("close", () => this.delete(socket));
  }

  /** Stops counting a connection that was closed or taken over. */
  delete(socket: Socket): void {
    const client = this.#open.get(socket)?.client;
    this.#open.delete(socket);
    if (client === null || client === undefined) return;
    const left = this.of(client) - 1;
    if (left > 0) this.#perClient.set(client, left);
    else this.#perClient.delete(client);
  }

  /** Counts a request as started. Returns a function that ends it. */
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

  /** Closes up to `most` of the matching connections, the longest idle first. Returns whether any was closed. */
  close(isCandidate: (connection: Connection, socket: Socket) => boolean, most = 1): boolean {
    let closed = 0;
    for (const [socket, connection] of this.#open) {
      if (closed === most) break;
      if (!isCandidate(connection, socket)) continue;
      // Do not wait for the socket's `close` event, which comes later.
      this.delete(socket);
      socket.destroy();
      closed += 1;
    }
    return closed > 0;
  }
}

const isIdle = ({ requests }: Connection): boolean => requests === 0;

/**
 * Limits the connections of a server, per client and in total. A new connection beyond the limits replaces the oldest idle one, or else the
 * oldest whose response waits for its reader (a paused video, or an attacker); if there is none, the new one is closed. A connection is
 * idle until it has a complete request head, whatever trickles in.
 *
 * @param isProxy whether an address is a trusted proxy's
 */
export function limitConnections(
  server: Server,
  { connections: most, connectionsPerClient, lookMs, headersMs, keepAliveMs }: ArrivalLimits,
  isProxy: (address: string) => boolean,
): void {
  const open = new Connections();
  const makeRoom = (isCandidate: (connection: Connection) => boolean) =>
    open.close((one) => isCandidate(one) && isIdle(one)) ||
    open.close((one, { writableLength }) => isCandidate(one) && writableLength > 0);
  // A proxy may be about to forward a request, so its connections are closed last.
  const makeRoomForAll = () => makeRoom(({ client }) => client !== null) || makeRoom(() => true);

  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const client = isProxy(address) ? null : (clientNetwork(address) ?? "");
    const isClientFull = client !== null && open.of(client) >= connectionsPerClient;
    if (isClientFull && !makeRoom((one) => one.client === client)) socket.destroy();
    else if (open.size >= most && !makeRoomForAll()) socket.destroy();
    else open.add(socket, client);
  });
  server.on("request", ({ socket }, response) => {
    response.once("close", open.begin(socket));
  });
  server.on("upgrade", ({ socket }) => open.delete(socket));
  server.once("listening", () => {
    // Node's `headersTimeout` misses data that never becomes a request, such as blank lines between two.
    const timer = setInterval(() => {
      const latest = performance.now() - headersMs - keepAliveMs;
      open.close((one) => isIdle(one) && one.idleSince <= latest, Infinity);
    }, lookMs).unref();
    server.once("close", () => clearInterval(timer));
  });
}
