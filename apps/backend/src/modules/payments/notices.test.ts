import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buying } from "../../../test/buying.ts";
import { ledger } from "../../../test/ledger.ts";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { stored } from "../../../test/stored.ts";
import type { PaymentAnswer } from "../../adapters/payment-gateway/payment-gateway.ts";
import { cartItems } from "../../database/schema/index.ts";

const shop = useShop();
const { giveAddress, buyOnline, press } = buying(shop);
const { orderRow } = stored(shop);
const { entriesOf, notify, paymentsOf } = ledger(shop);
let token = "";

beforeAll(async () => {
  token = await shop.signIn();
  await giveAddress(demoCustomer.id);
});
beforeEach(async () => {
  await shop.db.delete(cartItems);
});

/** An order that waits for its payment, and what the gateway says when it is paid. */
async function waiting() {
  const { id, url } = await buyOnline(token);
  const [payment] = await paymentsOf(id);
  const paid: PaymentAnswer = {
    reference: payment?.reference ?? "",
    outcome: "paid",
    amount: payment?.amount ?? 0,
    currency: "VND",
    transaction: "T-1",
    decidedAt: shop.clock.now(),
  };
  return { id, url, paid, amount: paid.amount };
}

const standing = async (id: number) => {
  const row = await orderRow(id);
  return [row?.order_status, row?.payment_status];
};
const untouched = ["PENDING_CONFIRM", 0];
const bought = ["CREATED", 1];

describe("a notice of the payment gateway", () => {
  it("pays the order that waits for it, with an entry for the promise and one for the money", async () => {
    const { id, paid, amount } = await waiting();
    expect(await notify(paid)).toEqual({ status: 200, verdict: "recorded" });
    expect(await standing(id)).toEqual(bought);
    expect(await entriesOf(id)).toEqual([
      ["authorized", "paid", amount],
      ["captured", "paid", amount],
    ]);
  });

  it("that is repeated, later or five times at once, is known", async () => {
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

  it("that comes out of order takes no money away: a decline after the payment is nothing", async () => {
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
  ])("%s is forged", async (_how, forge) => {
    const { id, paid } = await waiting();
    expect(await notify(paid, forge)).toEqual({ status: 403, verdict: "forged" });
    expect(await standing(id)).toEqual(untouched);
    expect(await entriesOf(id)).toEqual([]);
  });

  it.each([
    ["less", { amount: 1 }],
    ["more", { amount: 999_999_999 }],
    ["another currency", { currency: "USD" }],
  ])("of %s pays nothing, and the right one after it does", async (_what, changed) => {
    const { id, paid } = await waiting();
    expect(await notify({ ...paid, ...changed })).toEqual({ status: 200, verdict: "wrong_amount" });
    expect(await standing(id)).toEqual(untouched);
    expect(await entriesOf(id)).toEqual([]);
    expect(await notify(paid)).toMatchObject({ verdict: "recorded" });
    expect(await standing(id)).toEqual(bought);
  });

  it("of a payment that is none of ours is told so", async () => {
    const { paid } = await waiting();
    expect(await notify({ ...paid, reference: crypto.randomUUID() })).toMatchObject({
      verdict: "unknown_payment",
    });
  });

  it("of a second charge for the same payment is money that goes back", async () => {
    const { id, paid, amount } = await waiting();
    await notify(paid);
    expect(await notify({ ...paid, transaction: "T-2" })).toMatchObject({ verdict: "recorded" });
    expect(await entriesOf(id)).toEqual([
      ["authorized", "paid", amount],
      ["captured", "paid", amount],
      ["authorized", "paid", amount],
      ["orphaned", "already_paid", amount],
    ]);
    expect(await standing(id)).toEqual(bought);
    const { body } = await shop.call("getOrder", { params: { id }, token });
    expect(body.data.payment_returns).toMatchObject([{ amount, reason: "orphaned", paid_back_at: null }]);
  });

  it("is what the payment page itself sends", async () => {
    const { id, url, amount } = await waiting();
    await press(url, "approve");
    expect(await standing(id)).toEqual(bought);
    expect(await entriesOf(id)).toEqual([
      ["authorized", "paid", amount],
      ["captured", "paid", amount],
    ]);
  });
});
