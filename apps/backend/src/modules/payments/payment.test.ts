import { PAYMENT_GRACE_MS, PAYMENT_HOLD_MS, PaymentMethod } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { firstGateway } from "../../../test/gateways.ts";
import { buying, signInBuyer } from "../../../test/buying.ts";
import { useShop } from "../../../test/shop.ts";
import { stored } from "../../../test/stored.ts";
import { gatewaySessions, payments } from "../../database/schema/index.ts";
import { heldUntil } from "./payment.ts";

const shop = await useShop();
const { buyOnline, press, reCheckout } = buying(shop);
const { orderRow, historyOf, stockOf } = stored(shop);
const confirm = (id: number) => shop.call("confirmOrder", { params: { id }, token });
const pageOf = (url: string) => shop.app.inject({ url: new URL(url).pathname });
const waiting = (lang?: "en") => buyOnline(token, lang);

const token = await signInBuyer(shop);

describe("the payment page", () => {
  it("creates the order when approved, and redirects to the result in the customer's language", async () => {
    const { id, url } = await waiting();
    expect(await press(url, "approve")).toBe(`http://localhost:3000/payment/result?order=${id}`);
    const { body } = await confirm(id);
    expect(body.data).toMatchObject({ payment_status: 1, orders: [{ id, order_status: "CREATED" }] });
    expect(await historyOf(id)).toEqual([
      ["PENDING_CONFIRM", 0],
      ["CREATED", 1],
    ]);
    const english = await waiting("en");
    expect(await press(english.url, "approve")).toBe(
      `http://localhost:3000/en/payment/result?order=${english.id}`,
    );
  });

  it("fails the payment when declined, and the order keeps its stock for a while", async () => {
    const before = await stockOf(51);
    const { id, url } = await waiting();
    await press(url, "decline");
    expect((await confirm(id)).body.data).toMatchObject({
      payment_status: 2,
      orders: [{ order_status: "PENDING_CONFIRM" }],
    });
    expect(await stockOf(51)).toBe(before - 1);
  });

  it("leaves the payment pending when left, and paying again opens the same page", async () => {
    const { id, url } = await waiting();
    expect(await press(url, "leave")).toContain("/payment/result?order=");
    expect((await confirm(id)).body.data.payment_status).toBe(0);
    const again = await reCheckout(token, id);
    expect(again.body).toEqual({
      status_code: 200,
      message: "",
      data: { order: { id, payment_method: 1, payment_url: url } },
    });
  });

  it("is shown in the language it was last opened in, and redirects in it", async () => {
    const { id, url } = await waiting();
    await reCheckout(token, id, { lang: "en" });
    expect((await pageOf(url)).body).toContain('<html lang="en">');
    expect(await press(url, "approve")).toBe(`http://localhost:3000/en/payment/result?order=${id}`);
  });

  it("accepts the first decision only", async () => {
    const { id, url } = await waiting();
    await press(url, "decline");
    await press(url, "approve");
    expect((await confirm(id)).body.data.payment_status).toBe(2);
    expect((await pageOf(url)).body).toContain("đã bị từ chối");
  });

  it("loads no script or external resource, and shows amount and order", async () => {
    const { id, url } = await waiting("en");
    const page = await pageOf(url);
    expect(page.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/localhost:3000; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain("131.000\u00a0đ");
    expect(page.body).toContain((await orderRow(id))?.code);
    expect(page.body).not.toMatch(/<script|<img|<link|https?:\/\//);
  });

  it("rejects a forged decision, and responds 404 for a payment that was not opened", async () => {
    const { id, url } = await waiting();
    const forged = await shop.app.inject({
      method: "POST",
      url: new URL(url).pathname,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "decision=approve&signature=guessed",
    });
    expect(forged.statusCode).toBe(403);
    expect((await confirm(id)).body.data.payment_status).toBe(0);
    expect((await shop.app.inject({ url: `/gateway/pay/${crypto.randomUUID()}` })).statusCode).toBe(404);
    expect((await shop.app.inject({ url: "/gateway/pay/x" })).statusCode).toBe(404);
  });

  it("closes after half an hour; fifteen minutes later the payment fails and the stock is returned", async () => {
    shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS);
    await shop.runJobs();
    const before = await stockOf(51);
    const { id, url } = await waiting();
    shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS - 1);
    await shop.runJobs();
    expect(await stockOf(51)).toBe(before - 1);
    shop.clock.pass(1);
    await shop.runJobs();
    expect(await stockOf(51)).toBe(before);
    expect(await orderRow(id)).toMatchObject({
      order_status: "PENDING_CONFIRM",
      payment_status: 2,
      held_until: null,
    });
    await press(url, "approve");
    expect((await confirm(id)).body.data.payment_status).toBe(2);
  });
});

describe("a payment whose page is not open yet", () => {
  /** The state after the order is placed and before the gateway responds. */
  async function unopened() {
    const { id } = await waiting();
    const payment_id = (await orderRow(id))?.payment_id ?? 0;
    const [payment] = await shop.db
      .update(payments)
      .set({ payment_url: null })
      .where(eq(payments.id, payment_id))
      .returning();
    const reference = payment?.reference ?? "";
    await shop.db.delete(gatewaySessions).where(eq(gatewaySessions.reference, reference));
    return { id, payment_id, reference };
  }

  it("is pending, and its page is opened by paying again", async () => {
    const { id, payment_id } = await unopened();
    expect((await confirm(id)).body.data.payment_status).toBe(0);
    const { body } = await reCheckout(token, id);
    expect(await orderRow(id)).toMatchObject({ payment_id, payment_status: 0 });
    await press(body.data.order.payment_url, "approve");
    expect((await confirm(id)).body.data.payment_status).toBe(1);
  });

  it("can no longer be paid after a switch to cash, even if its page opens later", async () => {
    const { id, reference } = await unopened();
    expect((await reCheckout(token, id, { method: PaymentMethod.cod })).status).toBe(200);
    const url = await firstGateway(shop.adapters).open({
      reference,
      amount: 131_000,
      createdAt: shop.clock.now(),
      clientAddress: null,
      paymentUrl: null,
      description: "SEN-1",
      locale: "en",
      returnUrl: "http://localhost:3000/en/payment/result",
      expiresAt: heldUntil(shop.clock.now()),
    });
    const page = await pageOf(url);
    expect(page.body).toContain("This payment page is closed");
    expect(page.body).toContain("131.000\u00a0đ");
    expect(page.body).not.toContain("<form");
  });
});
