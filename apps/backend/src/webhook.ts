import type { FastifyInstance, FastifyRequest } from "fastify";

/** Largest accepted message, in bytes; real ones are below 4 kB. */
const BODY_LIMIT = 64 * 1024;

/** A provider's message. Its body stays unparsed, since a signature covers its bytes. */
export interface WebhookMessage {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  headers: FastifyRequest["headers"];
  body: string;
}

/** Serves a provider's webhook. */
export async function serveWebhook(
  app: FastifyInstance,
  route: { method: "GET" | "POST"; url: string },
  answer: (message: WebhookMessage) => Promise<{ status: number; body: unknown }>,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) => parsed(null, body));
    scope.route<{ Params: WebhookMessage["params"]; Querystring: WebhookMessage["query"] }>({
      ...route,
      bodyLimit: BODY_LIMIT,
      handler: async ({ params, query, headers, body }, reply) => {
        const message = { params, query, headers, body: typeof body === "string" ? body : "" };
        const { status, body: told } = await answer(message);
        return reply.status(status).header("cache-control", "no-store").send(told);
      },
    });
    done();
  });
}
