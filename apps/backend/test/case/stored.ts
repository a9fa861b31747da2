import { AttachmentCreator } from "@sen/domain";
import type { OrderBundle } from "../../src/modules/order-records/bundle.ts";
import { hasPaymentExpired } from "../../src/modules/order-records/payment-expired.ts";
import { isOpenedByFailedDelivery } from "../../src/modules/order-records/presenter/return.ts";
import { shownRefundStatus, type Case, type Entry } from "./case.ts";

const kinds = ["order", "return", "refund", "complaint"] as const;
const byKind = (entries: readonly Entry[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, entries.filter(({ of }) => of === kind)]));

/** The parts of a predicted case that the database stores, including the order's copies of the statuses. */
export function comparable(of: Case) {
  const { order, cancelled, expired, payment, method, stock, return: sentBack, refund, complaint } = of;
  const creator = sentBack && (sentBack.bySystem ? AttachmentCreator.system : AttachmentCreator.customer);
  return {
    order: { order, cancelled, expired, payment, method, stock },
    copies: [sentBack?.status ?? null, creator, shownRefundStatus(of), complaint?.status ?? null],
    return: sentBack,
    refund,
    complaint,
    history: byKind(of.history),
  };
}

/** The stored case in the same shape. */
export function storedCase({ order, returns, refunds, complaints, histories }: OrderBundle, stock: number) {
  const [sentBack, refund, complaint] = [returns.at(-1), refunds.at(-1), complaints.at(-1)];
  const at = (created_at: string) => Date.parse(created_at);
  const history: Entry[] = [
    ...histories.map((one) => ({
      of: "order" as const,
      status: `${one.order_status}/${one.payment_status}`,
      at: at(one.created_at),
    })),
    ...returns.flatMap((one) =>
      one.histories.map(({ status, created_at }) => ({
        of: "return" as const,
        status: String(status),
        at: at(created_at),
      })),
    ),
    ...refunds.flatMap((one) =>
      one.histories.map(({ status, created_at }) => ({
        of: "refund" as const,
        status: String(status),
        at: at(created_at),
      })),
    ),
    ...complaints.flatMap((one) =>
      one.histories.map(({ status_update, created_at }) => ({
        of: "complaint" as const,
        status: String(status_update),
        at: at(created_at),
      })),
    ),
  ];
  return {
    order: {
      order: order.order_status,
      cancelled: order.cancel_status,
      expired: hasPaymentExpired(order),
      payment: order.payment_status,
      method: order.payment_method,
      stock,
    },
    copies: [order.return_status, order.return_creator_type, order.refund_status, order.complaint_status],
    return: sentBack
      ? {
          status: sentBack.status,
          bySystem: isOpenedByFailedDelivery(sentBack),
          isPart: sentBack.items.length > 0,
        }
      : null,
    refund: refund
      ? {
          status: refund.status,
          toAccount: refund.bank !== null,
          refused: refund.reason_not_refund !== null,
        }
      : null,
    complaint: complaint
      ? {
          status: complaint.status,
          solved: Boolean(complaint.feedback.solution),
          askedAt: complaint.request_evidence_at && at(complaint.request_evidence_at),
          proven: complaint.customer_proof_at !== null,
        }
      : null,
    history: byKind(history),
  };
}
