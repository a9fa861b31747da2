import type { FastifyInstance } from "fastify";
import type { PaymentGatewayId } from "@sen/domain";
import type { Notice, NoticeVerdict, PaymentGateway } from "../ports/payment-gateway.ts";
import { serveWebhook } from "../webhook.ts";

/** The webhook path of a payment gateway. */
export const noticePath = (gateway: PaymentGatewayId): string => `/gateway/${gateway}/notices`;

/** Serves a gateway's webhook. */
export async function serveNotices(
  app: FastifyInstance,
  { id, notices }: PaymentGateway,
  settle: (notice: Notice) => Promise<NoticeVerdict>,
): Promise<void> {
  await serveWebhook(app, { method: notices.method, url: noticePath(id) }, async (notice) =>
    notices.answer(await settle(notice)),
  );
}
