import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PaymentGatewayId } from "@sen/domain";
import type { Notice, NoticeVerdict, PaymentGateway } from "../ports/payment-gateway.ts";

/** The webhook path of a payment gateway. */
export const noticePath = (gateway: PaymentGatewayId): string => `/gateway/${gateway}/notices`;

/** Serves a gateway's webhook. The body stays unparsed, since the signature covers its bytes. */
export async function serveNotices(
  app: FastifyInstance,
  { id, notices }: PaymentGateway,
  settle: (notice: Notice) => Promise<NoticeVerdict>,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.route({
      method: notices.method,
      url: noticePath(id),
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
