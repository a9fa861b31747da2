import { PAYMENT_GRACE_MS, PAYMENT_HOLD_MS, PaymentMethod, PaymentStatus } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { buying, newKey, signInBuyer } from "../../../../test/buying.ts";
import { ledger } from "../../../../test/ledger.ts";
import { untilOneWaits } from "../../../../test/overlapping.ts";
import { demoCustomer } from "../../../../test/small-shop/index.ts";
import { useShop } from "../../../../test/shop.ts";
import { stored } from "../../../../test/stored.ts";
import { payments, variants } from "../../../database/schema/index.ts";
import { oneAtATime } from "./re-checkout.ts";

const shop = await useShop();
const { buy, buyOnline, press, reCheckout } = buying(shop);
const { orderRow, historyOf, stockOf } = stored(shop);
const { paymentOf, paymentsOf } = ledger(shop);
const online = { method: PaymentMethod.online } as const;
const confirm = (id: number) => shop.call("confirmOrder", { params: { id }, token });
const waiting = (lang?: "en") => buyOnline(token, lang);

const token = await signInBuyer(shop);

describe("paying again", () => {
  it("opens a new page after a decline, and creates the order when it is paid", async () => {
    const { id, url } = await waiting();
    await press(url, "decline");
    const { status, body } = await reCheckout(token, id, { lang: "en" });
    expect(status).toBe(200);
    expect(body.data.order.payment_url).not.toBe(url);
    expect(await press(body.data.order.payment_url, "approve")).toContain("/en/payment/result");
    expect(await historyOf(id)).toEqual([
      ["PENDING_CONFIRM", 0],
      ["PENDING_CONFIRM", 2],
      ["PENDING_CONFIRM", 0],
      ["CREATED", 1],
    ]);
    const refused = await reCheckout(token, id, { lang: "en" });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "This order no longer waits for its payment",
    ]);
  });

  it("in cash instead closes the open page", async () => {
    const { id, url } = await waiting();
    const { body } = await reCheckout(token, id, { method: PaymentMethod.cod });
    expect(body).toEqual({
      status_code: 200,
      message: "Đặt hàng thành công",
      data: { order: { id, payment_method: 0, payment_url: null } },
    });
    await press(url, "approve");
    expect(await orderRow(id)).toMatchObject({
      order_status: "CREATED",
      payment_method: 0,
      payment_status: 0,
    });
  });

  it("creates one payment, also under repeated and concurrent requests", async () => {
    const { id, url } = await waiting();
    await press(url, "decline");
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => reCheckout(token, id, { key })));
    expect(new Set(answers.map(({ body }) => body.data?.order.payment_url))).toHaveLength(1);
    const others = await Promise.all(Array.from({ length: 6 }, () => reCheckout(token, id)));
    expect(others.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const open = (await paymentsOf(id)).filter(({ status }) => status === PaymentStatus.pending);
    expect(open).toEqual([await paymentOf(id)]);
    const changed = await reCheckout(token, id, { key, method: PaymentMethod.cod });
    expect(changed.status).toBe(409);
  });

  it("is refused while another request is in progress, and only then", async () => {
    const { id, url } = await waiting();
    await press(url, "decline");
    await shop.db.transaction(async (tx) => {
      await oneAtATime(tx, demoCustomer.id);
      const { status, body } = await reCheckout(token, id);
      expect([status, body.message_code]).toEqual([409, "RECHECKOUT_IN_PROGRESS"]);
    });
    // An id that exceeds 32 bits.
    await shop.db.transaction((tx) => oneAtATime(tx, 2 ** 31));
    const row = await orderRow(id);
    let again: ReturnType<typeof reCheckout> | undefined;
    await shop.db.transaction(async (tx) => {
      await tx
        .select()
        .from(payments)
        .where(eq(payments.id, row?.payment_id ?? 0))
        .for("update");
      again = reCheckout(token, id); // It waits while the payment's outcome is being written.
      await untilOneWaits(shop.databaseUrl);
    });
    expect((await again)?.status).toBe(200);
  });

  it("pays all orders of the payment that still wait", async () => {
    const placed = await buy(token, [{ variant: 51 }, { variant: 11 }, { variant: 31 }], online);
    const [first = { id: 0 }, second = { id: 0 }, cancelled = { id: 0 }] = placed.orders;
    await press(placed.payment_url ?? "", "decline");
    await shop.call("cancelOrder", { params: { id: cancelled.id }, body: { reason: 1 }, token });
    const { body } = await reCheckout(token, second.id);
    await press(body.data.order.payment_url, "approve");
    const outcome = (await confirm(first.id)).body.data.orders as { id: number }[];
    expect(new Set(outcome.map(({ id }) => id))).toEqual(new Set([first.id, second.id]));
    expect([(await orderRow(first.id))?.order_status, (await orderRow(second.id))?.order_status]).toEqual([
      "CREATED",
      "CREATED",
    ]);
  });

  it("takes the stock again after the hold expired, and reports what has sold out", async () => {
    const placed = await buy(token, [{ variant: 51, quantity: 2 }], online);
    const id = placed.orders[0]?.id ?? 0;
    shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS);
    await shop.runJobs();
    expect(await orderRow(id)).toMatchObject({ payment_status: 2, held_until: null });
    const before = await stockOf(51);
    for (const [stock, message_code, message] of [
      [1, "NOT_ENOUGH_STOCK", "Ốp lưng điện thoại: Chỉ còn 1 sản phẩm"],
      [0, "SOLD_OUT", "Ốp lưng điện thoại: Sản phẩm đã hết hàng"],
    ] as const) {
      await shop.db.update(variants).set({ stock }).where(eq(variants.id, 51));
      const refused = await reCheckout(token, id);
      expect(refused.status).toBe(422);
      expect(refused.body.data.errors).toMatchObject([{ field: "items[0].quantity", message_code, message }]);
    }
    await shop.db.update(variants).set({ stock: before }).where(eq(variants.id, 51));
    const { body } = await reCheckout(token, id);
    expect(await stockOf(51)).toBe(before - 2);
    await press(body.data.order.payment_url, "approve");
    expect((await orderRow(id))?.order_status).toBe("CREATED");
  });
});
