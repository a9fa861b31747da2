import { RefundStatus, type Actor } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { payments, paymentTransfers } from "../../database/schema/index.ts";
import { notAllowedNow } from "../../errors/errors.ts";
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

/** Records the outcome of a refund. Staff report it for bank transfers; at a gateway only a simulated one lets them decide. */
async function ended(
  context: OperatorContext,
  id: number,
  to: typeof completed | typeof failed,
): Promise<void> {
  const { db, paymentGateways } = context;
  const [found] = await db
    .select({ transfer: paymentTransfers, gateway: payments.gateway })
    .from(paymentTransfers)
    .innerJoin(payments, eq(payments.id, paymentTransfers.payment_id))
    .where(eq(paymentTransfers.refund_id, id));
  if (!found || found.transfer.status === "completed" || found.transfer.status === "failed") {
    return step(context, id, to, "gateway");
  }
  const { transfer } = found;
  const { simulation } = paymentGateways.named(found.gateway);
  if (!simulation) throw notAllowedNow("REFUND_AT_GATEWAY");
  const services = servicesOf(context);
  if (transfer.status === "waiting") await sending.advanceTransfer(services, transfer.id);
  const outcome = to === completed ? "completed" : "failed";
  await simulation.decideRefund(transfer.reference, outcome, context.now);
  await sending.advanceTransfer(services, transfer.id);
}

/** Refuses a refund, with a reason. */
export const refuseRefund = (context: OperatorContext, id: number, reason: string) =>
  step(context, id, cancelled, "operator", reason);
