import type { FastifyInstance, FastifyRequest } from "fastify";
import { type ClientContext, runForClient } from "../client-context.ts";
import { clientAddress } from "@sen/server";
import { workKindOfRequest } from "./work-kinds.ts";

/** Names the client and the kind of work of each request, for the limits below: the address at first, the customer as soon as the token is read. */
export function openClientContexts(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, ClientContext>();
  app.addHook("onRequest", (request, _reply, done) => {
    const context = { client: `address:${clientAddress(request)}`, kind: workKindOfRequest(request) };
    contexts.set(request, context);
    runForClient(context, done);
  });
  // A body arrives by the connection, which belongs to no request.
  app.addHook("preValidation", (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) runForClient(context, done);
    else done();
  });
}
