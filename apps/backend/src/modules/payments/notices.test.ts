import { PAYMENT_GRACE_MS, PAYMENT_HOLD_MS } from "@sen/domain";
import { describe, expect, it } from "vitest";
import { buying, signInBuyer } from "../../../test/buying.ts";
import { ledger } from "../../../test/ledger.ts";
import { useShop } from "../../../test/shop.ts";
import { stored } from "../../../test/stored.ts";
import type { PaymentAnswer } from "../../ports/payment-gateway.ts";
import { paymentDifferences, providerEvents } from "../../database/schema/index.ts";

const shop = await useShop();
const { buyOnline } = buying(shop);
const { orderRow } = stored(shop);
const { entriesOf, notify, paymentsOf } = ledger(shop);

const token = await signInBuyer(shop);

/** An order that awaits payment, and the gateway's notice that it is paid. */
async function waiting() {
  const { id } = await buyOnline(token);
  const [payment] = await paymentsOf(id);
  const paid: PaymentAnswer = {
    reference: payment?.reference ?? "",
    outcome: "paid",
    amount: payment?.amount ?? 0,
    transaction: "T-1",
    decidedAt: shop.clock.now(),
  };
  return { id, paid, amount: paid.amount };
}

const standing = async (id: number) => {
  const row = await orderRow(id);
  return [row?.order_status, row?.payment_status];
};
const untouched = ["PENDING_CONFIRM", 0];
const bought = ["CREATED", 1];

describe("a notice of the payment gateway", () => {
  it("pays the waiting order, with an authorized and a captured entry", async () => {
    const { id, paid, amount } = await waiting();
    expect(await notify(paid)).toEqual({ status: 200, verdict: "recorded" });
    expect(await standing(id)).toEqual(bought);
    expect(await entriesOf(id)).toEqual([
      ["authorized", "paid", amount],
      ["captured", "paid", amount],
    ]);
  });

  it("is recorded once when repeated, concurrently or a day later", async () => {
    const { id, paid } = await waiting();
    const verdicts = await Promise.all(Array.from({ length: 5 }, () => notify(paid)));
    expect(verdicts.map(({ verdict }) => verdict).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => "known"),
      "recorded",
    ]);
    shop.clock.pass(86_400_000);
    expect(await notify(paid)).toMatchObject({ verdict: "known" });
    expect(await entriesOf(id)).toHaveLength(2);
    expect(await standing(id)).toEqual(bought);
  });

  it("of a decline or a pending state after the payment changes nothing", async () => {
    const { id, paid } = await waiting();
    await notify(paid);
    expect(await notify({ ...paid, outcome: "declined", transaction: null })).toMatchObject({
      verdict: "known",
    });
    expect(await notify({ ...paid, outcome: "pending", transaction: null })).toMatchObject({
      verdict: "known",
    });
    expect(await standing(id)).toEqual(bought);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it.each([
    ["without a signature", { signature: "none" }],
    ["with the signature of another", { signature: "0".repeat(64) }],
    ["whose text was changed", { body: "{}" }],
    ["that is no JSON", { body: "paid" }],
    ["that is empty", { body: "" }],
  ])("%s is rejected as forged", async (_how, forge) => {
    const { id, paid } = await waiting();
    expect(await notify(paid, forge)).toEqual({ status: 403, verdict: "forged" });
    expect(await standing(id)).toEqual(untouched);
    expect(await entriesOf(id)).toEqual([]);
  });

  it("with another transaction number or none changes nothing, and records the difference", async () => {
    const { id, paid } = await waiting();
    await notify(paid);
    for (const transaction of ["T-2", null]) {
      expect(await notify({ ...paid, transaction })).toMatchObject({ verdict: "known" });
    }
    expect(await entriesOf(id)).toHaveLength(2);
    const { body } = await shop.call("getOrder", { params: { id }, token });
    expect(body.data.payment_returns).toEqual([]);
    const [difference] = await shop.db.select().from(paymentDifferences);
    expect(difference).toMatchObject({ difference: "second_transaction", here: "T-1", there: "T-2" });
  });

  it("that cannot be stored is asked for again, and pays the order then", async () => {
    const { id, paid } = await waiting();
    expect(await notify({ ...paid, transaction: "T".repeat(10_000) })).toEqual({
      status: 503,
      verdict: "failed",
    });
    expect(await standing(id)).toEqual(untouched);
    expect(await notify(paid)).toMatchObject({ verdict: "recorded" });
    expect(await standing(id)).toEqual(bought);
  });

  it("is recorded with its outcome, and at most one forged notice a minute", async () => {
    const { paid } = await waiting();
    await shop.db.delete(providerEvents);
    await notify(paid);
    for (const minutes of [0, 0, 1]) {
      shop.clock.pass(minutes * 60_000);
      await notify(paid, { signature: "none" });
    }
    const events = await shop.db.select().from(providerEvents).orderBy(providerEvents.id);
    expect(events.map(({ call, outcome, about, code }) => [call, outcome, about, code])).toEqual([
      ["notice", "recorded", `payment:${paid.reference}`, "paid"],
      ["notice", "forged", null, null],
      ["notice", "forged", null, null],
    ]);
  });

  it.each([
    ["", PAYMENT_GRACE_MS - 1, "CREATED", 1],
    ["", PAYMENT_GRACE_MS, "PENDING_CONFIRM", 2],
    ["and a decline ", PAYMENT_GRACE_MS - 1, "CREATED", 1],
    ["and a decline ", PAYMENT_GRACE_MS, "PENDING_CONFIRM", 2],
  ])(
    "%s%d ms after its page closed leaves the order %s",
    async (decline, later, order_status, payment_status) => {
      const { id, paid } = await waiting();
      if (decline) await notify({ ...paid, outcome: "declined", transaction: null });
      shop.clock.pass(PAYMENT_HOLD_MS + later);
      await shop.runJobs();
      await notify(paid);
      expect(await standing(id)).toEqual([order_status, payment_status]);
      expect((await entriesOf(id)).at(-1)?.[0]).toBe(payment_status === 1 ? "captured" : "orphaned");
    },
  );
});
