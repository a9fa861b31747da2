import type { FastifyInstance, FastifyRequest } from "fastify";
import { type ClientContext, runForClient } from "../client-context.ts";
import { clientAddress } from "@sen/server";
import { workKindOfRequest } from "./work-kinds.ts";

/** Sets the client and kind of work of each request for the limits below. The client is the IP address until the token is read, then the customer. */
export function openClientContexts(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, ClientContext>();
  app.addHook("onRequest", (request, _reply, done) => {
    const context = { client: `address:${clientAddress(request)}`, kind: workKindOfRequest(request) };
    contexts.set(request, context);
    runForClient(context, done);
  });
  // The body arrives on the connection's async context, which belongs to no request.
  app.addHook("preValidation", (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) runForClient(context, done);
    else done();
  });
}
