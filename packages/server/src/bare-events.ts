import { ServerResponse, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** The `Upgrade` protocol between our servers: raw events on a connection without HTTP. */
export const BARE_EVENTS = "sen-events";

/** Whether a request asks for raw events without HTTP. An open HTTP request and its parser would take ten times the memory. */
export const asksForBareEvents = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && headers.upgrade === BARE_EVENTS;

/**
 * Routes requests for raw events through the regular routes. A route accepts with status 101 and then owns the connection. Any other response
 * ends the connection.
 */
export function takeBareEvents(app: FastifyInstance): void {
  app.server.on("upgrade", (request: IncomingMessage) => {
    const { socket } = request;
    endWithTheOther(socket);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    response.once("finish", () => {
      response.detachSocket(socket);
      if (response.statusCode !== 101) socket.destroySoon();
    });
    app.server.emit("request", request, response);
  });
}

/** A separate function, so that the listeners' closures do not retain the request. */
function endWithTheOther(socket: Socket): void {
  socket.on("error", () => undefined); // `close` follows.
  socket.resume().once("end", () => socket.end());
  // Like HTTP: a client that never closes its end must not keep a server from shutting down.
  socket.once("finish", () => socket.destroy());
}
