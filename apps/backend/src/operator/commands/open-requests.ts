import {
  AttachmentCreator,
  complaintMachine,
  isTerminal,
  refundMachine,
  refundNeedsIdentity,
  RefundStatus,
  returnMachine,
  ReturnStatus,
  type Machine,
} from "@sen/domain";
import { and, asc, eq, not, notInArray, sql } from "../../database/drizzle.ts";
import {
  complaints,
  orders,
  payments,
  paymentTransfers,
  refundHistories,
  refunds,
  returnHistories,
  returnRequests,
} from "../../database/schema/index.ts";
import { isIdentityVerified } from "../../modules/identity/index.ts";
import { hasNewBank, statusName } from "../../modules/order-records/index.ts";
import { reasonText, returnReasonText } from "../../texts/reason-texts.ts";
import { bankOf } from "../actions/show-request.ts";
import type { OperatorContext } from "../operator-context.ts";
import { SHOWN } from "./command.ts";

/** What the carrier said about the latest failure of a return. */
const lastFailure = sql<string | null>`(select h.note ->> 'reason_delivery_fail' from ${returnHistories} h
  where h.return_request_id = ${returnRequests.id} and h.status = ${ReturnStatus.deliveryFailed} order by h.id desc limit 1)`;

/** When a refund's status changed. */
const histories = sql<{ created_at: string }[]>`(
  select json_agg(json_build_object('created_at', h.created_at)) from ${refundHistories} h
  where h.refund_id = ${refunds.id})`;

/** An undelivered parcel that is back at the shop: its order is cancelled, so nothing waits any more. */
const isParcelBack = sql`(${orders.return_creator_type} = ${AttachmentCreator.system}
  and ${returnRequests.status} = ${ReturnStatus.shopConfirmedReceived})`;

/** Open returns, the oldest first, with what the customer wrote, or why the carrier failed. */
export async function openReturns({ db }: Pick<OperatorContext, "db">) {
  const rows = await db
    .select({
      request: returnRequests,
      code: orders.code,
      shop: orders.tenant_name,
      creator: orders.return_creator_type,
      failure: lastFailure,
    })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.order_id))
    .where(and(notInArray(returnRequests.status, ended(returnMachine)), not(isParcelBack)))
    .orderBy(asc(returnRequests.id))
    .limit(SHOWN);
  return rows.map(({ request, code, shop, creator, failure }) => ({
    return: request.id,
    order: request.order_id,
    code,
    shop,
    status: statusName("return", request.status),
    reason:
      creator === AttachmentCreator.system
        ? "Parcel not delivered"
        : returnReasonText(request.reason_return, "en"),
    failure: request.status === ReturnStatus.deliveryFailed ? failure : null,
    note: request.customer_note.description || null,
    refund: request.amount_refund,
    since: request.created_at,
  }));
}

/** Open complaints, the oldest first, with what the customer wrote. */
export async function openComplaints({ db }: Pick<OperatorContext, "db">) {
  const rows = await db
    .select({ request: complaints, code: orders.code, shop: orders.tenant_name })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.order_id))
    .where(notInArray(complaints.status, ended(complaintMachine)))
    .orderBy(asc(complaints.id))
    .limit(SHOWN);
  return rows.map(({ request, code, shop }) => ({
    complaint: request.id,
    order: request.order_id,
    code,
    shop,
    status: statusName("complaint", request.status),
    reason: reasonText(request.reason, "en"),
    note: request.customer_note.description || null,
    since: request.created_at,
  }));
}

/** Open refunds, the oldest first, with where the money goes and why it does not. */
export async function openRefunds({ db }: Pick<OperatorContext, "db">) {
  const rows = await db
    .select({
      refund: refunds,
      code: orders.code,
      shop: orders.tenant_name,
      gateway: payments.gateway,
      transfer: paymentTransfers.id,
      problem: paymentTransfers.problem,
      histories,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .leftJoin(payments, eq(payments.id, orders.payment_id))
    .leftJoin(paymentTransfers, eq(paymentTransfers.refund_id, refunds.id))
    .where(notInArray(refunds.status, ended(refundMachine)))
    .orderBy(asc(refunds.id))
    .limit(SHOWN);
  return Promise.all(
    rows.map(async ({ refund, code, shop, gateway, transfer, problem, histories }) => ({
      refund: refund.id,
      order: refund.order_id,
      code,
      shop,
      status: statusName("refund", refund.status),
      amount: refund.amount,
      gateway,
      transfer,
      problem:
        refund.status === RefundStatus.new &&
        refundNeedsIdentity(refund, await isIdentityVerified(db, refund.customer_id))
          ? "the customer's identity must be verified first"
          : hasNewBank({ ...refund, histories })
            ? "the customer corrected the bank account: send the money again"
            : problem,
      ...bankOf(refund.bank),
      since: refund.created_at,
    })),
  );
}

const ended = <State>(machine: Machine<State>): State[] =>
  machine.states.filter((state) => isTerminal(machine, state));
