import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { ArrivalLimits } from "./arrival-limits.ts";
import { clientNetwork } from "./client-network.ts";

interface Connection {
  socket: Socket;
  /** Null for a trusted proxy. */
  client: string | null;
  /** Requests that are not answered yet. */
  requests: number;
  idleSince: number;
}

/** The open connections of a server, and which of them are idle, the oldest first. */
class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #perClient = new Map<string, number>();
  readonly #idle = new Set<Connection>();

  get size(): number {
    return this.#open.size;
  }

  /** How many a client has. */
  of(client: string): number {
    return this.#perClient.get(client) ?? 0;
  }

  add(socket: Socket, client: string | null): void {
    const connection = { socket, client, requests: 0, idleSince: performance.now() };
    this.#open.set(socket, connection);
    this.#idle.add(connection);
    if (client !== null) this.#perClient.set(client, this.of(client) + 1);
    socket.once("close", () => this.#remove(connection));
  }

  /** Stops counting a connection that somebody else has taken over. */
  handOver(socket: Socket): void {
    const connection = this.#open.get(socket);
    if (connection) this.#remove(connection);
  }

  /** A request begins. Returns what ends it. */
  begin(socket: Socket): () => void {
    const connection = this.#open.get(socket);
    if (!connection) return () => undefined;
    connection.requests += 1;
    this.#idle.delete(connection);
    return () => {
      connection.requests -= 1;
      if (connection.requests > 0 || !this.#open.has(socket)) return;
      connection.idleSince = performance.now();
      this.#idle.add(connection);
    };
  }

  /** Closes the oldest idle connection of some. False where none is idle. */
  closeIdle(isCandidate: (connection: Connection) => boolean): boolean {
    for (const connection of this.#idle) {
      if (!isCandidate(connection)) continue;
      this.#close(connection);
      return true;
    }
    return false;
  }

  /** Closes those that have been idle for longer, in ms. */
  closeIdleFor(ms: number): void {
    const latest = performance.now() - ms;
    for (const connection of this.#idle) {
      if (connection.idleSince > latest) return;
      this.#close(connection);
    }
  }

  #close(connection: Connection): void {
    this.#remove(connection);
    connection.socket.destroy();
  }

  /** Counts at once what is closed: the socket's own `close` comes later. */
  #remove(connection: Connection): void {
    const { socket, client } = connection;
    if (!this.#open.delete(socket)) return;
    this.#idle.delete(connection);
    if (client === null) return;
    const left = this.of(client) - 1;
    if (left > 0) this.#perClient.set(client, left);
    else this.#perClient.delete(client);
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
  server.on("upgrade", ({ socket }) => open.handOver(socket));
  server.once("listening", () => {
    // Node's `headersTimeout` does not see what never becomes a request, such as empty lines between two.
    const timer = setInterval(() => open.closeIdleFor(headersMs + keepAliveMs), lookMs).unref();
    server.once("close", () => clearInterval(timer));
  });
}
