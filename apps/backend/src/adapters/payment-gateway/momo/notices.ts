import { momoOutcome } from "@sen/domain";
import * as z from "zod";
import { UNKNOWN_REFERENCE, type Notices, type NoticeVerdict } from "../../../ports/payment-gateway.ts";
import { jsonOf } from "../../json-of.ts";
import type { MomoSettings } from "./settings.ts";
import { isSigned } from "./signing.ts";

/** MoMo takes a 204 as received. It does not document how often it retries otherwise. */
const statuses: Record<NoticeVerdict, number> = {
  recorded: 204,
  known: 204,
  unknown_payment: 204,
  wrong_amount: 204,
  forged: 403,
  failed: 503,
};

const noticeSchema = z.looseObject({
  partnerCode: z.string(),
  orderId: z.string(),
  requestId: z.string(),
  amount: z.int().nonnegative(),
  transId: z.int().nonnegative(),
  resultCode: z.int(),
  responseTime: z.int().nonnegative(),
  signature: z.string(),
});

/**
 * MoMo's notices (IPN): a JSON POST with signed fields.
 * @see https://developers.momo.vn/v3/docs/payment/api/result-handling/notification
 */
export function momoNotices(settings: MomoSettings): Notices {
  return {
    method: "POST",
    read({ body }) {
      const read = noticeSchema.safeParse(jsonOf(body));
      if (!read.success || read.data.partnerCode !== settings.partnerCode) return null;
      if (!isSigned(settings, "notice", read.data)) return null;
      const { orderId, amount, transId, resultCode, responseTime } = read.data;
      return {
        reference: z.uuid().safeParse(orderId).success ? orderId : UNKNOWN_REFERENCE,
        outcome: momoOutcome(resultCode),
        amount,
        transaction: transId === 0 ? null : String(transId),
        decidedAt: new Date(responseTime),
      };
    },
    answer: (verdict) => ({ status: statuses[verdict], body: undefined }),
  };
}
