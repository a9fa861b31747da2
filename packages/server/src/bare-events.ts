import { ServerResponse, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** What a server of ours asks another to switch to: events as they are, on a connection that has nothing of HTTP any more. */
export const BARE_EVENTS = "sen-events";

/** Whether a request asks for events without HTTP around them: kept open, a request and its parser take ten times as much memory. */
export const asksForBareEvents = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && headers.upgrade === BARE_EVENTS;

/**
 * Has requests that ask for bare events answered by the same routes as all others. A route switches by the status 101; its connection is
 * then its own. After any other answer the connection ends.
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

/** Apart, so that nothing of the request is kept with these listeners. */
function endWithTheOther(socket: Socket): void {
  socket.on("error", () => undefined); // It closes after it.
  socket.resume().once("end", () => socket.end());
  // As HTTP does: who never closes their end keeps no server from ending.
  socket.once("finish", () => socket.destroy());
}
