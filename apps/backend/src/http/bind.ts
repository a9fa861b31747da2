import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../database/connect.ts";
import type { Replicas } from "../database/replicas.ts";
import { guard } from "./auth.ts";
import { catalogueReads } from "./catalogue-reads.ts";
import { contractRoutes, type ContractRoute } from "./contract.ts";
import { declaredBody, onlyDeclared } from "./declared-bodies.ts";
import { unauthorized, unavailable } from "../errors/errors.ts";
import type { GiveWay } from "./give-way.ts";
import { localeOf } from "./locale.ts";
import type { Services } from "../services.ts";
import type { Operation, OperationContext, Operations } from "./operation.ts";
import type { RateLimits } from "./rate-limit.ts";
import { workKindOfRequest } from "./work-kinds.ts";

/** Checks a response before it is sent; tests validate it against the contract. */
export type AnswerCheck = (route: ContractRoute, answer: unknown) => void;

/** The dependencies of the routes, besides the contract and its operations. */
export interface Binding {
  services: Services;
  /** Where catalogue reads go. */
  replicas: Replicas;
  rateLimits: RateLimits;
  /** Gives purchases priority over browsing. */
  giveWay: GiveWay;
  checkAnswer?: AnswerCheck;
}

/** Retry-After while the primary is away, in seconds. */
const AWAY_SECONDS = 5;

/** Registers a route for every operation of the contract that is implemented. */
export function bindOperations(
  app: FastifyInstance,
  operations: Partial<Operations>,
  { services, replicas, rateLimits, giveWay, checkAnswer }: Binding,
): void {
  for (const [id, route] of contractRoutes) {
    const operation = operations[id] as unknown as Operation<never> | undefined;
    if (operation === undefined) continue;
    const { method, security, schema } = route;
    const limitRate = rateLimits.byAddress(id);
    const isForAll = method === "get" && security === "open";
    app.route({
      method: method.toUpperCase(),
      url: `/api/v1${route.path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      schema,
      config: { operationId: id },
      onRequest: [
        keptOnlyIfPublic(route),
        tellsWhetherPaused(replicas, isForAll),
        ...(limitRate ? [limitRate] : []),
        ...(security === "open" ? [] : [guard(id, security, services.tokens)]),
      ],
      preParsing: onlyDeclared(declaredBody(route.operation)),
      preHandler: rateLimits.ofCustomer(id),
      handler: async (request, reply) => {
        const answerFrom = (db: Database): Promise<unknown> =>
          operation(contextOf(request, reply, { ...services, db }));
        const mayLag = catalogueReads.has(id) || (isForAll && replicas.isPrimaryAway());
        const answer = await giveWay(workKindOfRequest(request), async () =>
          mayLag ? replicas.read(answerFrom) : answerFrom(services.db),
        );
        checkAnswer?.(route, answer);
        return answer;
      },
    });
  }
}

/** While the primary is away, public reads continue on a replica, with a header that says buying is paused; everything else is refused at once. */
function tellsWhetherPaused({ isPrimaryAway }: Replicas, isForAll: boolean) {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isPrimaryAway()) return;
    reply.header("shop-paused", "buying").header("cache-control", "no-store");
    if (!isForAll) throw unavailable("BUYING_PAUSED", AWAY_SECONDS);
  };
}

/** Forbids caching of every response, refusals included, unless it is public. */
function keptOnlyIfPublic({ method, security }: ContractRoute) {
  return async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isPublic = method === "get" && security !== "required" && !headers.authorization;
    if (!isPublic) reply.header("cache-control", "no-store");
  };
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
