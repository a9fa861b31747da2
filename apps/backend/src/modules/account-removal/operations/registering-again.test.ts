import type { Checkout } from "@sen/api";
import { expect, it } from "vitest";
import { operatorSays } from "../../../../test/aftersales.ts";
import { buying } from "../../../../test/buying.ts";
import { keepMessages } from "../../../../test/sent-messages.ts";
import { useShop } from "../../../../test/shop.ts";
import { unverifiedCustomer } from "../../../../test/small-shop/index.ts";
import { coupons } from "../../../database/schema/index.ts";
import { eq } from "../../../database/drizzle.ts";

const messages = keepMessages();
const shop = await useShop(messages.adapters, undefined, { RATE_LIMIT: "off" });
const { giveAddress, place, prepare } = buying(shop);

const PASSWORD = "Matkhau1";
// Coupons can be used once; this one is for newcomers.
await shop.db.update(coupons).set({ for_newcomers: true, min_order_value: 0 }).where(eq(coupons.id, 1));

/** Registers, and prepares a checkout with a coupon. */
async function arrive(phone: string, coupon_ids: number[]): Promise<{ token: string; checkout: Checkout }> {
  const form = { full_name: "Lê Thị Lại", phone, password: PASSWORD };
  const { id } = (await shop.call("register", { body: form })).body.data;
  const otp = await messages.code(shop, phone);
  const { data } = (await shop.call("verifyRegisterOtp", { body: { id, otp } })).body;
  await giveAddress(data.profile.id);
  const token = data.access_token as string;
  return { token, checkout: await prepare(token, [{ variant: 11 }], { coupon_ids }) };
}

const leave = async (token: string) => {
  const { status } = await shop.call("deactivateCustomer", { token, body: { password: PASSWORD } });
  shop.clock.pass(3_600_000);
  return status;
};

/** The account that used coupon 2 is removed. */
const phone = "0981111111";
const first = await arrive(phone, [2]);
const placed = await place(first.token, first.checkout);
for (const step of ["confirm", "hand-over", "deliver", "complete"]) {
  await operatorSays(shop, step, String(placed.body.data.orders[0].id));
}
await leave(first.token);

const refused = [
  { id: 1, problem: "newcomers_only" },
  { id: 2, problem: "already_used" },
];

it("a coupon stays used for a phone number that leaves and registers again, however often", async () => {
  expect(first.checkout.coupons).toMatchObject([{ id: 2, problem: null }]);
  for (let times = 0; times < 2; times += 1) {
    const { token, checkout } = await arrive(phone, [1, 2]);
    expect(checkout.coupons).toMatchObject(refused);
    await shop.call("saveCoupon", { token, params: { id: 2 } });
    const saved = await shop.call("listMyCoupons", { token, query: { state: "used" } });
    expect(saved.body.data.items).toMatchObject([{ id: 2 }]);
    expect(await leave(token)).toBe(200);
  }
  expect((await arrive("0982222222", [1])).checkout.coupons).toMatchObject([{ id: 1, problem: null }]);
});

it("a coupon stays used if another account verifies the number", async () => {
  const temporary = await shop.signIn(unverifiedCustomer);
  const { body } = await shop.call("sendPhoneVerification", { token: temporary, body: { phone } });
  const otp = await messages.code(shop, phone);
  const verified = await shop.call("verifyPhone", { token: temporary, body: { id: body.data.id, otp } });
  await giveAddress(unverifiedCustomer.id);
  const token = verified.body.data.access_token as string;
  expect((await prepare(token, [{ variant: 11 }], { coupon_ids: [1, 2] })).coupons).toMatchObject(refused);
});
