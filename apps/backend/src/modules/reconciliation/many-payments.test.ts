import { PaymentMethod } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { expect, it } from "vitest";
import { changedGateway } from "../../../test/gateways.ts";
import { operatorContextOf } from "../../../test/aftersales.ts";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { payments } from "../../database/schema/index.ts";
import { servicesOf } from "../../operator/operator-context.ts";
import { dayBefore } from "./day.ts";
import { ASKED_AT_ONCE } from "./reconcile.ts";
import { reconcileSpan } from "./remedy.ts";

const PAYMENTS = 200;
const asked: string[] = [];
let running = 0;
let most = 0;
/** A gateway whose responses take time. For one payment it fails. */
const shop = await useShop(
  changedGateway((gateway) => ({
    ...gateway,
    async lookUp({ reference, amount }) {
      asked.push(reference);
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (amount === 1) throw new Error("no answer");
      const outcome = amount === PAYMENTS ? "paid" : "declined";
      return { reference, outcome, amount, transaction: null, decidedAt: null };
    },
  })),
);

it("reconciliation asks about 200 payments a few at a time, each once, and one failure hides no other result", async () => {
  const at = shop.clock.now();
  const planted = await shop.db
    .insert(payments)
    .values(
      Array.from({ length: PAYMENTS }, (_, index) => ({
        customer_id: demoCustomer.id,
        method: PaymentMethod.online,
        gateway: "simulated" as const,
        amount: index + 1,
        payment_url: "https://gateway.example/page",
        created_at: at,
        updated_at: at,
      })),
    )
    .returning({ reference: payments.reference, amount: payments.amount });
  shop.clock.pass(86_400_000);
  await expect(
    reconcileSpan(servicesOf(operatorContextOf(shop)), dayBefore(shop.clock.now())),
  ).rejects.toThrow("failed for 1 of the ledger's entries");
  const all = planted.map(({ reference }) => reference);
  // The paid one is looked up once more, to settle it.
  const paid = planted.filter(({ amount }) => amount === PAYMENTS).map(({ reference }) => reference);
  expect(asked.toSorted()).toEqual([...all, ...paid].toSorted());
  expect(most).toBe(ASKED_AT_ONCE);
  const [settled] = await shop.db.select().from(payments).where(eq(payments.amount, PAYMENTS));
  expect(settled?.outcome).toBe("paid");
});
