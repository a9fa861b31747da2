import { eq } from "../../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { manyCustomers } from "../../../../test/many-customers.ts";
import { keepMessages } from "../../../../test/sent-messages.ts";
import { useShop, type Received } from "../../../../test/shop.ts";
import { demoCustomer, unverifiedCustomer } from "../../../../test/small-shop/index.ts";
import { customers, otps, attemptCounts, rateLimits } from "../../../database/schema/index.ts";
import { contractRoutes } from "../../../http/contract.ts";

const messages = keepMessages();
const shop = await useShop(messages.adapters);

const { id: customerId, phone } = unverifiedCustomer;
const NEW_PHONE = "0987654321";

beforeEach(async () => {
  await messages.forget(shop);
  await Promise.all([otps, attemptCounts, rateLimits].map((table) => shop.db.delete(table)));
  await shop.db.update(customers).set({ phone, phone_verified_at: null }).where(eq(customers.id, customerId));
  shop.clock.pass(60_000);
});

const send = (token: string, body: object = {}) =>
  shop.call("sendPhoneVerification", { token, body: { phone, ...body } });
const verify = (token: string, id: string, otp: string) =>
  shop.call("verifyPhone", { token, body: { id, otp } });
const idOf = ({ body }: Received) => (body as { data: { id: string } }).data.id;

describe("verifying the phone", () => {
  it("with the code replaces the temporary token by a full one", async () => {
    const temporary = await shop.signIn(unverifiedCustomer);
    const id = idOf(await send(temporary));
    const { status, body } = await verify(temporary, id, await messages.code(shop, phone));
    expect([status, body.data.profile.phone_verified_at]).toEqual([200, shop.clock.now().toISOString()]);
    expect((await shop.call("listAddresses", { token: body.data.access_token })).status).toBe(200);
    expect((await shop.call("listAddresses", { token: temporary })).status).toBe(401);
    const again = await send(body.data.access_token);
    expect([again.status, again.body.message_code]).toEqual([409, "PHONE_ALREADY_VERIFIED"]);
  });

  it("accepts another number than the registered one, but not another customer's", async () => {
    const temporary = await shop.signIn(unverifiedCustomer);
    const taken = await send(temporary, { phone: demoCustomer.phone });
    expect([taken.status, taken.body.data.errors[0].field]).toEqual([409, "phone"]);
    const id = idOf(await send(temporary, { phone: NEW_PHONE }));
    const { body } = await verify(temporary, id, await messages.code(shop, NEW_PHONE));
    expect(body.data.profile.phone).toBe(NEW_PHONE);
  });

  it("reuses the outstanding code after another sign-in", async () => {
    const first = idOf(await send(await shop.signIn(unverifiedCustomer)));
    const second = idOf(await send(await shop.signIn(unverifiedCustomer)));
    expect(second).toBe(first);
    expect(await messages.sent(shop)).toHaveLength(1);
  });

  it("sends ten messages an hour per customer at most, whatever the numbers", async () => {
    const [{ id, token } = { id: 0, token: "" }] = await manyCustomers(shop, 1);
    await shop.db.update(customers).set({ phone: null, phone_verified_at: null }).where(eq(customers.id, id));
    const answers = [];
    for (let number = 0; number < 12; number += 1) {
      answers.push((await send(token, { phone: `09870000${10 + number}` })).status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(await messages.sent(shop)).toHaveLength(10);
  });

  it("rejects another customer's code", async () => {
    const others = { phone: NEW_PHONE, password: unverifiedCustomer.password };
    const [{ password_hash } = { password_hash: null }] = await shop.db
      .select({ password_hash: customers.password_hash })
      .from(customers)
      .where(eq(customers.id, customerId));
    await shop.db
      .insert(customers)
      .values({ full_name: "Lê Văn Hai", phone: NEW_PHONE, password_hash })
      .onConflictDoNothing();
    const foreign = idOf(await send(await shop.signIn(others), { phone: NEW_PHONE }));
    const temporary = await shop.signIn(unverifiedCustomer);
    const { status, body } = await verify(temporary, foreign, await messages.code(shop, NEW_PHONE));
    expect([status, body.data.errors[0].message_code]).toEqual([422, "OTP_EXPIRED"]);
  });
});

it("a temporary token counts as a guest's where a token is optional", async () => {
  const token = await shop.signIn(unverifiedCustomer);
  const params = { id: 1, productId: 1 };
  const optional = [...contractRoutes].filter(([, { security }]) => security === "optional");
  for (const [id] of optional) {
    const [guest, own] = await Promise.all([shop.call(id, { params }), shop.call(id, { token, params })]);
    expect([id, own.status, own.body]).toEqual([id, guest.status, guest.body]);
  }
});
