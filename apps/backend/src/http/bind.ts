import type { OperationId } from "@sen/api";
import openapiGlue from "fastify-openapi-glue";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { guard } from "./auth.ts";
import { operationsOf, withoutResponses, type Contract } from "./contract.ts";
import { unauthorized } from "./errors.ts";
import { localeOf } from "./locale.ts";
import type { Operation, OperationContext, Operations, Services } from "./operation.ts";
import { limited } from "./rate-limit.ts";

/** Checks an answer before it is sent: tests look it up in the contract. */
export type AnswerCheck = (operationId: string, answer: unknown) => void;

/** Makes a route of every operation of the contract that has code. */
export async function bindOperations(
  app: FastifyInstance,
  contract: Contract,
  operations: Partial<Operations>,
  services: Services,
  checkAnswer?: AnswerCheck,
): Promise<void> {
  const security = operationsOf(contract);
  await app.register(openapiGlue, {
    specification: withoutResponses(contract, (id) => Object.hasOwn(operations, id)),
    prefix: "/api/v1",
    operationResolver: (id: string): RouteOptions => {
      const operation = operations[id as OperationId] as unknown as Operation<never>;
      const asks = security.get(id);
      return {
        ...limited(id),
        ...(asks && asks !== "open" && { onRequest: guard(id, asks, services.tokens) }),
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const answer: unknown = await operation(contextOf(request, reply, services));
          checkAnswer?.(id, answer);
          return answer;
        },
      } as RouteOptions;
    },
  });
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): OperationContext<never> {
  const { visitor, session } = request;
  return {
    ...services,
    get customer() {
      if (!visitor) throw unauthorized();
      return visitor;
    },
    get session() {
      if (!session) throw unauthorized();
      return session;
    },
    visitor,
    params: request.params,
    query: request.query,
    body: request.body,
    headers: request.headers,
    locale: localeOf(request),
    log: request.log,
    request,
    reply,
  } as OperationContext<never>;
}
