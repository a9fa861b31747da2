import { PAYMENT_GRACE_MS, PAYMENT_HOLD_MS, PaymentMethod } from "@sen/domain";
import { and, eq, isNull, sql } from "../../../database/drizzle.ts";
import { afterEach, describe, expect, it } from "vitest";
import { changedGateway } from "../../../../test/gateways.ts";
import type { PaymentAnswer, PaymentGateway } from "../../../ports/payment-gateway.ts";
import { buying } from "../../../../test/buying.ts";
import { ledger } from "../../../../test/ledger.ts";
import { demoCustomer, otherCustomer } from "../../../../test/small-shop/index.ts";
import { useShop } from "../../../../test/shop.ts";
import { stored } from "../../../../test/stored.ts";
import { operatorAlerts, payments, shippingMethods } from "../../../database/schema/index.ts";

const MINUTE_MS = 60_000;
/** Runs before the gateway responds. */
let meanwhile: Partial<Record<keyof PaymentGateway, (reference: string) => Promise<void>>> = {};
/** Replaces parts of the gateway's answers. */
let told: Partial<Record<"lookUp" | "close", Partial<PaymentAnswer>>> = {};
const noLimits = { min: 1, max: Number.MAX_SAFE_INTEGER };
const limits = { ...noLimits };
const shop = await useShop(
  changedGateway((gateway) => ({
    ...gateway,
    limits,
    open: async (payment) => {
      await meanwhile.open?.(payment.reference);
      return gateway.open(payment);
    },
    close: async (payment) => {
      await meanwhile.close?.(payment.reference);
      return { ...(await gateway.close(payment)), ...told.close };
    },
    lookUp: async (payment) => {
      await meanwhile.lookUp?.(payment.reference);
      return { ...(await gateway.lookUp(payment)), ...told.lookUp };
    },
  })),
);
const { giveAddress, buy, buyOnline, move, place, prepare, reCheckout } = buying(shop);
const { orderRow, stockOf } = stored(shop);
const { entriesOf, paymentOf, paymentsOf } = ledger(shop);

const token = await shop.signIn();
const stranger = await shop.signIn(otherCustomer);
await giveAddress(demoCustomer.id);
await giveAddress(otherCustomer.id);
afterEach(() => {
  meanwhile = {};
  told = {};
  Object.assign(limits, noLimits);
});

const payAgain = (id: number, method: PaymentMethod) => reCheckout(token, id, { method });
const cancel = (id: number) => shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
const toHanoi = (id: number) => move(token, id);

describe("in one tab", () => {
  it.each([
    ["switching an order to cash", (id: number) => payAgain(id, PaymentMethod.cod)],
    ["cancelling an order", cancel],
    ["changing an order's address", toHanoi],
  ])(
    "%s is refused if another tab opened a payment page meanwhile, so that it is not paid twice",
    async (_, change) => {
      const { id } = await buyOnline(token);
      meanwhile.close = async () => {
        meanwhile = {};
        // The previous page has expired, and a new one opens.
        const shown = await paymentOf(id);
        await shop.db.update(payments).set({ status: 2 }).where(eq(payments.id, shown.id));
        expect((await payAgain(id, PaymentMethod.online)).status).toBe(200);
      };
      expect((await change(id)).status).toBe(409);
      const order = await orderRow(id);
      expect(order).toMatchObject({ order_status: "PENDING_CONFIRM", payment_method: PaymentMethod.online });
      expect(await paymentOf(id)).toMatchObject({ method: PaymentMethod.online, status: 0 });
    },
  );

  it.each([
    ["the order was cancelled", "ADDRESS_NOT_CHANGEABLE", cancel],
    [
      "the delivery became dearer",
      "DELIVERY_FEE_CHANGED",
      () => shop.db.update(shippingMethods).set({ fee_near: sql`${shippingMethods.fee_near} + 1000` }),
    ],
  ])("an order keeps its address and price if %s meanwhile", async (_, message_code, happens) => {
    const { id } = await buyOnline(token);
    const before = await orderRow(id);
    meanwhile.close = async () => {
      meanwhile = {};
      await happens(id);
    };
    expect((await toHanoi(id)).body.message_code).toBe(message_code);
    expect(await orderRow(id)).toMatchObject({ order_tenant_final: before?.order_tenant_final });
  });

  it("leaves another tab without the payment page that it was opening", async () => {
    const { id } = await buyOnline(token);
    meanwhile.open = async () => {
      meanwhile = {};
      expect((await payAgain(id, PaymentMethod.cod)).status).toBe(200);
    };
    const { status, body } = await payAgain(id, PaymentMethod.online);
    expect([status, body.message_code]).toEqual([409, "RECHECKOUT_IN_PROGRESS"]);
  });
});

it("an order that costs more than the gateway takes is refused with what it takes", async () => {
  const checkout = await prepare(token, [{ variant: 51 }], { method: PaymentMethod.online });
  limits.max = 100_000;
  const { status, body } = await place(token, checkout);
  const refusal = { field: "payment_method", message_code: "PAY_AMOUNT_OUT_OF_RANGE" };
  expect([status, body.data.errors]).toMatchObject([422, [refusal]]);
});

it("a gateway is not asked for less than it takes when an order is cancelled, and the rest can be paid in cash", async () => {
  const placed = await buy(token, [{ variant: 51 }, { variant: 11 }], { method: PaymentMethod.online });
  const [less, more] = placed.orders.toSorted((a, b) => a.order_tenant_final - b.order_tenant_final);
  limits.min = (less?.order_tenant_final ?? 0) + 1;
  await cancel(more?.id ?? 0);
  const { status, body } = await payAgain(less?.id ?? 0, PaymentMethod.online);
  expect([status, body.message_code]).toEqual([422, "PAY_AMOUNT_OUT_OF_RANGE"]);
  expect((await payAgain(less?.id ?? 0, PaymentMethod.cod)).status).toBe(200);
});

it("an order is not cancelled while the payment it shares is in review, so that the rest is not paid twice", async () => {
  const { orders: placed } = await buy(token, [{ variant: 51 }, { variant: 11 }], {
    method: PaymentMethod.online,
  });
  const [first = 0, second = 0] = placed.map(({ id }) => id);
  told = { close: { outcome: "review" }, lookUp: { outcome: "review" } };
  const refused = await cancel(first);
  expect([refused.status, refused.body.message_code]).toEqual([422, "SHARED_PAYMENT_IN_REVIEW"]);
  const again = await payAgain(second, PaymentMethod.online);
  expect([again.status, again.body.message_code]).toEqual([422, "PAYMENT_IN_REVIEW"]);
  told = { close: { outcome: "declined" } };
  expect((await cancel(first)).status).toBe(200);
  expect((await payAgain(second, PaymentMethod.online)).status).toBe(200);
});

it.each([
  ["checking", "is paid without an amount", { outcome: "paid", amount: Number.NaN }],
  ["review", "is held for review", { outcome: "review" }],
] as const)(
  "a payment is shown as in %s while it %s, and waits as before once it is pending again",
  async (...given) => {
    const [shown, , answer] = given;
    const { id } = await buyOnline(token);
    const subject = `payment ${(await orderRow(id))?.payment_id} in review`;
    const standing = async () => {
      const { status, body } = await shop.call("confirmOrder", { params: { id }, token });
      const alerts = await shop.db.$count(
        operatorAlerts,
        and(eq(operatorAlerts.subject, subject), isNull(operatorAlerts.closed_at)),
      );
      return [status, body.data.payment_status, body.data.undecided, alerts];
    };
    told.lookUp = answer;
    expect(await standing()).toEqual([200, 0, shown, shown === "review" ? 1 : 0]);
    told = {};
    expect(await standing()).toEqual([200, 0, null, 0]);
  },
);

describe("an order whose payment page has expired", () => {
  it("ends that payment before it is paid on a new page", async () => {
    const { id, url } = await buyOnline(token);
    told.lookUp = { outcome: "pending" };
    shop.clock.pass(PAYMENT_HOLD_MS);
    const { body } = await payAgain(id, PaymentMethod.online);
    expect(body.data.order.payment_url).not.toBe(url);
    expect((await paymentsOf(id)).map(({ status }) => status)).toEqual([2, 0]);
    expect((await entriesOf(id)).map(([kind, reason]) => [kind, reason])).toEqual([["failed", "closed"]]);
  });

  it("while the gateway is asked gets a new one at the next request", async () => {
    const { id, url } = await buyOnline(token);
    told.lookUp = { outcome: "pending" };
    meanwhile.lookUp = () => shop.clock.wait(PAYMENT_HOLD_MS);
    const { status, body } = await payAgain(id, PaymentMethod.online);
    expect([status, body.message_code]).toEqual([409, "RECHECKOUT_IN_PROGRESS"]);
    expect((await payAgain(id, PaymentMethod.online)).body.data.order.payment_url).not.toBe(url);
  });

  it.each([
    ["does not answer", () => (meanwhile.close = () => Promise.reject(new Error("The gateway is away.")))],
    ["does not know how it ended", () => (told.close = { outcome: "unknown" })],
  ])("is not paid a second time while the gateway %s", async (_, happens) => {
    const { id } = await buyOnline(token);
    told.lookUp = { outcome: "pending" };
    happens();
    shop.clock.pass(PAYMENT_HOLD_MS);
    const { status, body } = await payAgain(id, PaymentMethod.online);
    expect([status, body.message_code]).toEqual([409, "PAYMENT_GATEWAY_AWAY"]);
    expect(await paymentsOf(id)).toHaveLength(1);
  });
});

describe("a gateway that does not respond", () => {
  it("blocks no other request, because waiting for it holds no database connection", async () => {
    const asked = Promise.withResolvers<undefined>();
    const answers = Promise.withResolvers<undefined>();
    meanwhile.open = () => {
      asked.resolve(undefined);
      return answers.promise;
    };
    const bought = buyOnline(token);
    await asked.promise;
    expect(shop.db.clientsOf("buying")).toBe(0);
    answers.resolve(undefined);
    expect((await bought).id).toBeGreaterThan(0);
  });

  it("is asked by a customer twice at a time, which does not delay another customer's look-up", async () => {
    const [mine, theirs] = [await buyOnline(token), await buyOnline(stranger)];
    const gate = Promise.withResolvers<undefined>();
    let [looking, refused] = [0, 0];
    meanwhile.lookUp = () => {
      looking += 1;
      return gate.promise;
    };
    const confirm = (id: number, who: string) => shop.call("confirmOrder", { token: who, params: { id } });
    const flood = Array.from({ length: 30 }, async () => {
      const { status } = await confirm(mine.id, token);
      if (status === 429) refused += 1;
      return status;
    });
    await expect.poll(() => [looking, refused]).toEqual([2, 30 - 2 - 20]);
    const wanted = confirm(theirs.id, stranger);
    await expect.poll(() => looking).toBe(3);
    gate.resolve(undefined);
    expect((await wanted).status).toBe(200);
    expect((await Promise.all(flood)).filter((status) => status === 200)).toHaveLength(2 + 20);
  });
});

describe("a gateway that is away", () => {
  const fails = () => Promise.reject(new Error("The gateway is away."));

  it("stops no cancellation, and the goods are on sale again", async () => {
    const before = await stockOf(51);
    const { id } = await buyOnline(token);
    meanwhile.close = fails;
    expect((await cancel(id)).status).toBe(200);
    expect(await orderRow(id)).toMatchObject({ order_status: "CANCELLED", payment_status: 2 });
    expect(await stockOf(51)).toBe(before);
  });

  it("stops the cancellation of one of several orders: the rest would be payable a second time", async () => {
    const { orders: placed } = await buy(token, [{ variant: 51 }, { variant: 11 }], {
      method: PaymentMethod.online,
    });
    const [first = 0, second = 0] = placed.map(({ id }) => id);
    meanwhile.close = fails;
    const refused = await cancel(first);
    expect([refused.status, refused.body.message_code]).toEqual([409, "PAYMENT_GATEWAY_AWAY"]);
    expect(await paymentsOf(second)).toHaveLength(1);
    meanwhile = {};
    expect((await cancel(first)).status).toBe(200);
    expect(await paymentsOf(second)).toHaveLength(2);
  });

  it.each([
    [409, "PAYMENT_GATEWAY_AWAY", "did not answer", () => (meanwhile.close = fails)],
    [422, "PAYMENT_IN_REVIEW", "holds the payment", () => (told.close = { outcome: "review" })],
  ])("refuses (%s %s) another price for an address if it %s: the old one may be paid", async (...given) => {
    const [status, message_code, , happens] = given;
    const { id } = await buyOnline(token);
    const before = await orderRow(id);
    happens();
    const { body, ...changed } = await toHanoi(id);
    expect([changed.status, body.message_code]).toEqual([status, message_code]);
    expect(await orderRow(id)).toEqual(before);
  });

  it("reserves the goods of an order without a payment page no longer than others", async () => {
    meanwhile.open = fails;
    const { id } = await buyOnline(token);
    const { reference } = await paymentOf(id);
    meanwhile.close = (asked) => (asked === reference ? fails() : Promise.resolve());
    shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS);
    await shop.runJobs();
    expect(await orderRow(id)).toMatchObject({ payment_status: 2, held_until: null });
  });

  it.each([
    ["paying again", PaymentMethod.online],
    ["switching to cash, because its page may be paid right now", PaymentMethod.cod],
  ])("refuses %s, says why and keeps the order waiting", async (_what, method) => {
    const { id } = await buyOnline(token);
    const before = await orderRow(id);
    meanwhile = { open: fails, close: fails };
    const { status, body } = await payAgain(id, method);
    expect([status, body.message_code]).toEqual([409, "PAYMENT_GATEWAY_AWAY"]);
    expect(await orderRow(id)).toEqual(before);
  });
});

describe("a gateway that fails for one payment", () => {
  it("blocks neither other purchases nor the expiry of other payments, and is retried for its own", async () => {
    const [broken, well] = [await buyOnline(stranger), await buyOnline(stranger)];
    const { reference } = await paymentOf(broken.id);
    meanwhile.close = async (asked) => {
      if (asked === reference) throw new Error("The gateway does not know this payment.");
    };
    shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS + 1);
    const bought = await buy(token, [{ variant: 51 }]);
    expect(bought.orders).toHaveLength(1);
    expect((await shop.call("listOrders", { token })).status).toBe(200);
    expect((await shop.runJobs()).failed).toEqual(["close-payment"]);
    const alert = {
      subject: "gateway simulated",
      text: expect.stringContaining("does not know this payment"),
    };
    expect(await shop.db.select().from(operatorAlerts)).toContainEqual(expect.objectContaining(alert));
    expect((await orderRow(well.id))?.held_until).toBeNull();
    expect((await orderRow(broken.id))?.held_until).toBeInstanceOf(Date);
    meanwhile = {};
    shop.clock.pass(MINUTE_MS);
    await shop.runJobs();
    expect((await orderRow(broken.id))?.held_until).toBeNull();
  });
});
