import { eq, ne } from "../../database/drizzle.ts";
import { expect, it } from "vitest";
import { buying, signInBuyer } from "../../../test/buying.ts";
import { changedGateway } from "../../../test/gateways.ts";
import { ledger } from "../../../test/ledger.ts";
import { useShop } from "../../../test/shop.ts";
import { payments, paymentTransfers } from "../../database/schema/index.ts";

const poisoned = new Set<string>();
const shop = await useShop(
  changedGateway((gateway) => ({
    ...gateway,
    refund: (request) =>
      poisoned.has(request.reference) ? Promise.reject(new Error("It throws.")) : gateway.refund(request),
    lookUpRefund: (request) =>
      poisoned.has(request.reference)
        ? Promise.reject(new Error("It throws."))
        : gateway.lookUpRefund(request),
  })),
);
const { buyOnline, press } = buying(shop);
const { paymentsOf } = ledger(shop);

const token = await signInBuyer(shop);

it("a transfer completes although 200 earlier ones throw", async () => {
  const { id, url } = await buyOnline(token);
  await press(url, "approve");
  const [payment] = await paymentsOf(id);
  if (!payment) throw new Error("The order has no payment.");
  const { id: payment_id, reference: _, ...paid } = payment;
  const others = await shop.db
    .insert(payments)
    .values(Array.from({ length: 200 }, () => paid))
    .returning();
  const transfer = { amount: 1, reason: "orphaned" } as const;
  const bad = await shop.db
    .insert(paymentTransfers)
    .values(others.map((other) => ({ ...transfer, payment_id: other.id })))
    .returning();
  for (const { reference } of bad) poisoned.add(reference);
  const [good] = await shop.db
    .insert(paymentTransfers)
    .values({ ...transfer, payment_id })
    .returning();
  for (let times = 0; times < 2; times += 1) {
    shop.clock.pass(5 * 60_000);
    await shop.runJobs();
  }
  const rest = await shop.db
    .select()
    .from(paymentTransfers)
    .where(ne(paymentTransfers.id, good?.id ?? 0));
  const [arrived] = await shop.db
    .select()
    .from(paymentTransfers)
    .where(eq(paymentTransfers.id, good?.id ?? 0));
  expect(arrived?.status).toBe("completed");
  expect(rest.every(({ status, problem }) => status === "sent" && problem === "Error: It throws.")).toBe(
    true,
  );
});
