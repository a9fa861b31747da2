import { PaymentMethod, RefundStatus } from "@sen/domain";
import { and, asc, eq, gt, inArray } from "../../database/drizzle.ts";
import { orders, paymentTransfers, refunds } from "../../database/schema/index.ts";
import { addJobs, type NewJob } from "../../jobs/add-job.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { advanceTransferJob, OPEN_TRANSFER_STATUSES } from "../payments/index.ts";
import { advanceTransfer, type TransferServices } from "./advance-transfer.ts";
import { startRefund } from "./start-refund.ts";

/** How many rows are read, or queued, at once. */
const AT_A_TIME = 500;

/** Queues a job for each approved refund of an online payment, and for each transfer in progress that has none. */
export const queueGatewayRefunds: JobHandler<"queue-gateway-refunds"> = async ({ db }) => {
  for await (const ids of approvedRefunds(db)) {
    await addJobs(
      db,
      ids.map((refund_id): NewJob => {
        const key = `start-refund:${refund_id}`;
        return { name: "start-refund", payload: { refund_id }, key, keepsPresent: true };
      }),
    );
  }
  for await (const ids of transfersUnderWay(db)) {
    await addJobs(
      db,
      ids.map((id) => advanceTransferJob(id, { keepsPresent: true })),
    );
  }
};

/** Starts an approved refund, unless its status changed meanwhile. */
export const startRefundJob: JobHandler<"start-refund"> = async (services, { refund_id }) => {
  const [refund] = await services.db
    .select({ status: refunds.status })
    .from(refunds)
    .where(eq(refunds.id, refund_id));
  if (refund?.status === RefundStatus.approved) await startRefund(services, refund_id);
};

/** Runs the next step of a transfer. */
export const advanceTransferHandler: JobHandler<"advance-transfer"> = (services, { transfer_id }) =>
  advanceTransfer(services, transfer_id);

/** Does the jobs' work at once: starts every approved refund, and advances every transfer in progress. Errors are logged and do not stop the rest. */
export async function processGatewayRefunds(services: TransferServices): Promise<void> {
  const { db, log } = services;
  for await (const ids of approvedRefunds(db)) {
    for (const id of ids) {
      await startRefund(services, id).catch((error: unknown) => {
        log.error({ refund: id, err: error }, "an approved refund could not be processed");
      });
    }
  }
  for await (const ids of transfersUnderWay(db)) {
    for (const id of ids) await advanceTransfer(services, id);
  }
}

type Db = TransferServices["db"];

async function* approvedRefunds(db: Db): AsyncGenerator<number[]> {
  const isDue = and(
    eq(refunds.status, RefundStatus.approved),
    eq(orders.payment_method, PaymentMethod.online),
  );
  yield* inPages((after) =>
    db
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.order_id))
      .where(and(isDue, gt(refunds.id, after)))
      .orderBy(asc(refunds.id))
      .limit(AT_A_TIME),
  );
}

async function* transfersUnderWay(db: Db): AsyncGenerator<number[]> {
  yield* inPages((after) =>
    db
      .select({ id: paymentTransfers.id })
      .from(paymentTransfers)
      .where(and(inArray(paymentTransfers.status, OPEN_TRANSFER_STATUSES), gt(paymentTransfers.id, after)))
      .orderBy(asc(paymentTransfers.id))
      .limit(AT_A_TIME),
  );
}

async function* inPages(read: (after: number) => PromiseLike<{ id: number }[]>): AsyncGenerator<number[]> {
  let after = 0;
  for (;;) {
    const ids = (await read(after)).map(({ id }) => id);
    if (ids.length === 0) return;
    yield ids;
    after = ids.at(-1) ?? after;
  }
}
