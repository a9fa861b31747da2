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

/**
 * Bounds the connections of a server, per client and in all. When there are too many, the oldest idle one is closed for the new one;
 * where none is idle, the new one is closed. Idle is a connection without a whole request head, whatever drips in.
 *
 * @param isProxy whether an address is a trusted proxy's
 */
export function limitConnections(
  server: Server,
  limits: ArrivalLimits,
  isProxy: (address: string) => boolean,
): void {
  const { connections, connectionsPerClient, lookMs } = limits;
  /** How long a connection may be without a whole request head, from its beginning or the answer before. */
  const headWaitMs = limits.headersMs + limits.keepAliveMs;
  const open = new Map<Socket, Connection>();
  const perClient = new Map<string, number>();
  /** The oldest first. */
  const idle = new Set<Connection>();

  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const client = isProxy(address) ? null : (clientNetwork(address) ?? "");
    const own = client === null ? 0 : (perClient.get(client) ?? 0);
    const isFullForClient = own >= connectionsPerClient && !closeIdle((one) => one.client === client);
    if (isFullForClient || (open.size >= connections && !closeIdleOfAll())) {
      socket.destroy();
      return;
    }
    add({ socket, client, requests: 0, idleSince: performance.now() });
  });

  server.on("request", ({ socket }, response) => {
    const connection = open.get(socket);
    if (!connection) return;
    connection.requests += 1;
    idle.delete(connection);
    response.once("close", () => {
      connection.requests -= 1;
      if (connection.requests > 0 || !open.has(socket)) return;
      connection.idleSince = performance.now();
      idle.add(connection);
    });
  });

  server.once("listening", () => {
    const timer = setInterval(closeLate, lookMs).unref();
    server.once("close", () => clearInterval(timer));
  });

  function add(connection: Connection): void {
    const { socket, client } = connection;
    open.set(socket, connection);
    idle.add(connection);
    if (client !== null) perClient.set(client, (perClient.get(client) ?? 0) + 1);
    socket.once("close", () => remove(connection));
  }

  /** Counts at once what is closed: the socket's own `close` comes later. */
  function remove(connection: Connection): void {
    const { socket, client } = connection;
    if (!open.delete(socket)) return;
    idle.delete(connection);
    if (client === null) return;
    const left = (perClient.get(client) ?? 1) - 1;
    if (left > 0) perClient.set(client, left);
    else perClient.delete(client);
  }

  /** Closes the oldest idle connection of some. False where none is idle. */
  function closeIdle(isCandidate: (connection: Connection) => boolean): boolean {
    for (const connection of idle) {
      if (!isCandidate(connection)) continue;
      remove(connection);
      connection.socket.destroy();
      return true;
    }
    return false;
  }

  /** A proxy may be about to send somebody's request: its connections go last. */
  function closeIdleOfAll(): boolean {
    return closeIdle(({ client }) => client !== null) || closeIdle(() => true);
  }

  /** Node's `headersTimeout` does not see what never becomes a request, such as empty lines between two. */
  function closeLate(): void {
    const latest = performance.now() - headWaitMs;
    for (const connection of idle) {
      if (connection.idleSince > latest) return;
      remove(connection);
      connection.socket.destroy();
    }
  }
}
