import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Notice, Notices, NoticeVerdict } from "../adapters/payment-gateway/payment-gateway.ts";

/** Where the payment gateway tells what became of a payment. */
export const NOTICE_PATH = "/gateway/notices";

/** Serves the gateway's notices. The body is kept as it came: a signature is of its bytes. */
export async function serveNotices(
  app: FastifyInstance,
  notices: Notices,
  settle: (notice: Notice) => Promise<NoticeVerdict>,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.route({
      method: notices.method,
      url: NOTICE_PATH,
      handler: async ({ query, headers, body }: FastifyRequest, reply: FastifyReply) => {
        const notice = {
          query: query as Notice["query"],
          headers,
          body: typeof body === "string" ? body : "",
        };
        const { status, body: said } = notices.answer(await settle(notice));
        return reply.status(status).header("cache-control", "no-store").send(said);
      },
    });
    done();
  });
}
