import { eq } from "../../database/drizzle.ts";
import { expect, it, vi } from "vitest";
import { account, complained, delivered, operatorContextOf, operatorSays } from "../../../test/aftersales.ts";
import { IDENTITY_EFFECTS, RefundStatus } from "@sen/domain";
import { demoCustomer, otherCustomer } from "../../../test/small-shop/index.ts";
import { buying } from "../../../test/buying.ts";
import { firstGateway } from "../../../test/gateways.ts";
import { ledger } from "../../../test/ledger.ts";
import { useShop } from "../../../test/shop.ts";
import {
  complaintHistories,
  complaints,
  identityDocuments,
  memberships,
  pointEntries,
  refunds,
} from "../../database/schema/index.ts";
import { gatewayFigures } from "../payments/index.ts";
import { servicesOf } from "../../operator/operator-context.ts";
import { processGatewayRefunds, startRefundJob } from "./index.ts";
import { answerComplaint, compensate } from "../../operator/actions/complaints.ts";

const shop = await useShop();

const { buyOnline, giveAddress, press } = buying(shop);
const { refundOf, refundStatus, transferOf } = ledger(shop);

const token = await shop.signIn();
await giveAddress(demoCustomer.id);
const services = () => servicesOf(operatorContextOf(shop));

/** The refund of an order that was paid online and cancelled. */
async function cancelledOnline(): Promise<number> {
  const { id, url } = await buyOnline(token);
  await press(url, "approve");
  await shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
  return (await refundOf(id)).id;
}

it("a compensation refunds at most what was paid, and otherwise leaves the complaint unchanged", async () => {
  const order = await delivered(shop);
  const id = await complained(shop, token, order);
  await answerComplaint(operatorContextOf(shop), id, { solution: "Hoàn tiền" });
  const told = async () => (await shop.call("getOrder", { params: { id: order }, token })).body.data;
  const stored = async () => [
    await shop.db.select().from(complaints).where(eq(complaints.id, id)),
    await shop.db.$count(complaintHistories, eq(complaintHistories.complaint_id, id)),
  ];
  const { order_tenant_final: paid } = await told();
  const pay = (amount: number) => compensate(operatorContextOf(shop), id, { amount, bank: account });

  const before = await stored();
  await expect(pay(paid + 1)).rejects.toThrow("REFUND_ABOVE_PAYMENT");
  await expect(compensate(operatorContextOf(shop), id, { amount: paid, bank: null })).rejects.toThrow(
    "GUARD_NOT_MET",
  );
  expect(await stored()).toEqual(before);
  await pay(paid);
  expect((await told()).refund_request.amount_refund).toBe(paid);
});

it("a refund that the bank rejected and staff then refuse needs no person any more", async () => {
  const refund = await cancelledOnline();
  await operatorSays(shop, "refund", "fail", String(refund));
  const alert = expect.objectContaining({ subject: `transfer ${(await transferOf(refund))?.id}` });
  shop.clock.pass(2 * 3_600_000);
  const overdue = async () => (await gatewayFigures(shop.db, shop.clock.now()))[0]?.overdue ?? 0;
  expect([await operatorSays(shop, "alerts"), await overdue()]).toEqual([expect.arrayContaining([alert]), 1]);
  await operatorSays(shop, "refund", "refuse", String(refund), "--reason", "Đã nhận tiền mặt");
  expect(await operatorSays(shop, "alerts")).not.toContainEqual(alert);
  expect(await overdue()).toBe(0);
});

it.each([
  ["failed", "absent", RefundStatus.failed],
  ["arrived at the first attempt", "completed", RefundStatus.completed],
] as const)("a refund that is refused when it is resent has %s", async (_, outcome, status) => {
  const refund = await cancelledOnline();
  const gateway = firstGateway(shop.adapters);
  using send = vi.spyOn(gateway, "refund").mockRejectedValueOnce(new Error("The response was lost."));
  await operatorSays(shop, "refund", "pending", String(refund));
  const { reference = "", amount = 0 } = (await transferOf(refund)) ?? {};
  const answer = { reference, amount, transaction: null, decidedAt: null, problem: null };
  send.mockResolvedValueOnce({ ...answer, outcome: "failed" });
  using look = vi.spyOn(gateway, "lookUpRefund").mockResolvedValueOnce({ ...answer, outcome: "absent" });
  look.mockResolvedValueOnce({ ...answer, outcome });
  await processGatewayRefunds(services());
  expect(await refundStatus(refund)).toBe(status);
});

it("a refund that is pending at the gateway is not resent", async () => {
  const refund = await cancelledOnline();
  await operatorSays(shop, "refund", "pending", String(refund));
  using send = vi.spyOn(firstGateway(shop.adapters), "refund");
  await processGatewayRefunds(services());
  expect([send.mock.calls.length, await refundStatus(refund)]).toEqual([0, RefundStatus.transactionPending]);
});

it("an approved refund that cannot be started is logged, and the next one is started", async () => {
  const [first, next] = [await cancelledOnline(), await cancelledOnline()];
  for (const refund of [first, next]) await operatorSays(shop, "refund", "approve", String(refund));
  const log = { error: vi.fn() };
  const err = new Error("The database is away.");
  vi.spyOn(shop.db, "transaction").mockRejectedValueOnce(err);
  await processGatewayRefunds({ ...services(), log });
  expect(log.error.mock.calls).toEqual([
    [{ refund: first, err }, "an approved refund could not be processed"],
  ]);
  expect(await Promise.all([first, next].map(refundStatus))).toEqual([
    RefundStatus.approved,
    RefundStatus.transactionPending,
  ]);
});

it("a large bank refund and an upper tier wait until the customer's identity is verified", async () => {
  const now = shop.clock.now();
  const order = await delivered(shop);
  const complaint = await complained(shop, token, order);
  await answerComplaint(operatorContextOf(shop), complaint, { solution: "Hoàn tiền" });
  await compensate(operatorContextOf(shop), complaint, { amount: 1_000, bank: account });
  const [refund] = await shop.db
    .update(refunds)
    .set({ amount: IDENTITY_EFFECTS.bankRefundAbove + 1 })
    .where(eq(refunds.order_id, order))
    .returning({ id: refunds.id });
  const id = refund?.id ?? 0;
  await shop.db.insert(memberships).values({
    customer_id: demoCustomer.id,
    card_number: "8812345678901232",
    occupation: 1,
    city: "ha_noi",
    joined_at: now,
  });
  await shop.db
    .insert(pointEntries)
    .values({ customer_id: demoCustomer.id, order_id: order, points: 2_400, created_at: now });
  const waits = async () => {
    const { data } = (await shop.call("getRefund", { params: { id }, token })).body;
    return [data.needs_identity, data.identity_status];
  };
  const tier = async () => (await shop.call("getMembership", { token })).body.data.card.tier;
  const approve = () => operatorSays(shop, "refund", "approve", String(id));

  const decided = { type: 0, number: Buffer.from("sealed"), submitted_at: now, decided_at: now };
  const document = (customer_id: number, status: "waiting" | "verified" | "refused") =>
    shop.db
      .insert(identityDocuments)
      .values({ ...decided, customer_id, status, number_digest: `digest ${customer_id}` });

  await document(otherCustomer.id, "verified");
  await document(demoCustomer.id, "refused");
  expect([await waits(), await tier()]).toEqual([[true, "refused"], "silver"]);
  await expect(approve()).rejects.toThrow("REFUND_NEEDS_IDENTITY");
  await document(demoCustomer.id, "waiting");
  expect(await waits()).toEqual([true, "waiting"]);
  await shop.db
    .update(identityDocuments)
    .set({ status: "verified" })
    .where(eq(identityDocuments.status, "waiting"));
  expect([await waits(), await tier()]).toEqual([[false, "verified"], "gold"]);

  const statusNow = async () => (await shop.call("getRefund", { params: { id }, token })).body.data.status;
  await startRefundJob(shop.jobServices(), { refund_id: id });
  expect(await statusNow()).toBe(RefundStatus.new);
  await approve();
  // The gateway never carried the cash: staff send it themselves.
  await processGatewayRefunds(services());
  expect(await statusNow()).toBe(RefundStatus.approved);
  await shop.db.update(refunds).set({ bank: null }).where(eq(refunds.id, id));
  await expect(operatorSays(shop, "refund", "pending", String(id))).rejects.toThrow("GUARD_NOT_MET");
});

it.each([
  ["99", { outcome: "unknown", problem: "99" }],
  ["unknown", { outcome: "unknown" }],
  ["The gateway tells of 1 dong.", { outcome: "completed", amount: 1 }],
] as const)(
  "a refund stays pending, for the reason %s, while the gateway decides nothing",
  async (problem, told) => {
    const refund = await cancelledOnline();
    const gateway = firstGateway(shop.adapters);
    const { refund: send } = gateway;
    const answers = vi.spyOn(gateway, "refund");
    answers.mockImplementationOnce(async (request) => ({ ...(await send(request)), ...told }));
    await operatorSays(shop, "refund", "pending", String(refund));
    expect([await refundStatus(refund), (await transferOf(refund))?.problem]).toEqual([
      RefundStatus.transactionPending,
      problem,
    ]);
  },
);
