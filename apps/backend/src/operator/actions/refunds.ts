import { PaymentMethod, RefundStatus, type Actor } from "@sen/domain";
import { and, eq, type SQL } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { orders, payments, paymentTransfers, refunds } from "../../database/schema/index.ts";
import { notAllowedNow, notFound } from "../../errors/errors.ts";
import { lockRefund } from "../../modules/order-records/index.ts";
import * as sending from "../../modules/refunds/index.ts";
import { servicesOf, type OperatorContext } from "../operator-context.ts";

const { approved, cancelled, completed, failed } = RefundStatus;

async function step(
  { db, now }: OperatorContext,
  id: number,
  to: RefundStatus,
  actor: Actor,
  reasonNotRefund?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, refund } = await lockRefund(tx, "staff", id);
    await sending.moveRefund(tx, order, refund, { to, actor, reasonNotRefund }, now);
  });
}

/** Sends the money, approving the refund first if needed; through the gateway for an online payment. */
export const sendRefund = (context: OperatorContext, id: number): Promise<void> =>
  sending.sendRefund(servicesOf(context), id);

/** Approves a refund. An online payment is then refunded automatically. */
export const approveRefund = (context: OperatorContext, id: number) =>
  step(context, id, approved, "operator");

/** The refund arrived. */
export const refundArrived = (context: OperatorContext, id: number) => ended(context, id, completed);

/** The refund failed, and the money came back. */
export const refundFailed = (context: OperatorContext, id: number) => ended(context, id, failed);

const UNSENT: readonly RefundStatus[] = [RefundStatus.new, approved, failed];

/** Sends the money first if that was not done, and then records the outcome. Nothing is sent if a gateway decides it. */
export const sendingFirst =
  (end: (context: OperatorContext, id: number) => Promise<void>) =>
  async (context: OperatorContext, id: number): Promise<void> => {
    const { status } = await decidedHere(context, id);
    if (UNSENT.includes(status)) await sendRefund(context, id);
    await end(context, id);
  };

/** A refund whose outcome staff report: by a bank transfer, or at a simulated gateway. Throws if a real gateway reports it. */
async function decidedHere({ db, paymentGateways }: OperatorContext, id: number) {
  const [found] = await db
    .select({ status: refunds.status, method: orders.payment_method, gateway: payments.gateway })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .leftJoin(payments, eq(payments.id, orders.payment_id))
    .where(eq(refunds.id, id));
  if (!found) throw notFound();
  const { status, method, gateway } = found;
  const simulation = method === PaymentMethod.online ? paymentGateways.named(gateway).simulation : undefined;
  if (simulation === null) throw notAllowedNow("REFUND_AT_GATEWAY");
  return { status, simulation };
}

/** Records the outcome of a refund that was sent. */
async function ended(
  context: OperatorContext,
  id: number,
  to: typeof completed | typeof failed,
): Promise<void> {
  const { simulation } = await decidedHere(context, id);
  const [transfer] = await context.db
    .select()
    .from(paymentTransfers)
    .where(eq(paymentTransfers.refund_id, id));
  if (!simulation || !transfer || ["completed", "failed"].includes(transfer.status)) {
    return step(context, id, to, "gateway");
  }
  const services = servicesOf(context);
  if (transfer.status === "waiting") await sending.advanceTransfer(services, transfer.id);
  const outcome = to === completed ? "completed" : "failed";
  await simulation.decideRefund(transfer.reference, outcome, context.now);
  await sending.advanceTransfer(services, transfer.id);
}

/** Refuses a refund, with a reason. */
export const refuseRefund = (context: OperatorContext, id: number, reason: string) =>
  step(context, id, cancelled, "operator", reason);

/** Whether an order was paid online, so that its money goes back through a gateway. */
export const isPaidOnline = async (db: Queryable, ofOrder: SQL): Promise<boolean> =>
  (await db.$count(orders, and(ofOrder, eq(orders.payment_method, PaymentMethod.online)))) > 0;
