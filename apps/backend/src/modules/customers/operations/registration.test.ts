import { eq } from "../../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { keepMessages, otherThan } from "../../../../test/sent-messages.ts";
import { useShop, type Received } from "../../../../test/shop.ts";
import { demoCustomer, unverifiedCustomer } from "../../../../test/small-shop/index.ts";
import { customers, otps, attemptCounts } from "../../../database/schema/index.ts";

const messages = keepMessages();
// The per-address limits use the system clock and are not under test.
const shop = await useShop(messages.adapters, undefined, { RATE_LIMIT: "off" });

const FROM = "203.0.113.10";
const RESEND_MS = 120_000;
const phone = "0987654321";
const form = { full_name: "Phạm Thu Hà", phone, email: "Ha.Pham+Sen@Example.com", password: "Matkhau1" };

beforeEach(async () => {
  await messages.forget(shop);
  await shop.db.delete(otps);
  await shop.db.delete(attemptCounts);
  await shop.db.delete(customers).where(eq(customers.email, "moi@example.com"));
  // Reset the per-address limits.
  shop.clock.pass(60_000);
});

const register = (body: object = {}) =>
  shop.call("register", { body: { ...form, ...body }, from: FROM, lang: "vi" });
const verify = (id: string, otp: string) => shop.call("verifyRegisterOtp", { body: { id, otp } });
const idOf = ({ body }: Received) => (body as { data: { id: string } }).data.id;
/** Status and field errors of a refusal. */
const fields = ({ status, body }: Received) => [
  status,
  ...(body as { data: { errors: { field: string; message_code: string }[] } }).data.errors.map(
    ({ field, message_code }) => [field, message_code],
  ),
];

describe("registering", () => {
  it("creates the account with the right code and signs in for thirty days", async () => {
    const sent = await register();
    expect(sent.body.data).toMatchObject({
      phone,
      resend_at: new Date(shop.clock.now().getTime() + RESEND_MS).toISOString(),
      server_time: shop.clock.now().toISOString(),
    });
    expect(await shop.db.$count(customers, eq(customers.phone, phone))).toBe(0);

    const { status, body } = await verify(idOf(sent), await messages.code(shop, phone));
    expect(status).toBe(200);
    expect(body.data.profile).toMatchObject({
      full_name: "Phạm Thu Hà",
      phone,
      email: "ha.pham+sen@example.com",
      phone_verified_at: shop.clock.now().toISOString(),
    });
    const days = (Date.parse(body.data.expires_at) - shop.clock.now().getTime()) / 86_400_000;
    expect(days).toBe(30);
    expect((await shop.call("listAddresses", { token: body.data.access_token })).status).toBe(200);
    expect(await shop.signIn({ phone, password: form.password })).toBeTruthy();
    expect(fields(await register())).toEqual([409, ["phone", "PHONE_REGISTERED"]]);
  });

  it("is refused at the taken field before any message is sent", async () => {
    const taken = await register({ phone: demoCustomer.phone });
    expect(fields(taken)).toEqual([409, ["phone", "PHONE_REGISTERED"]]);
    const email_verified_at = shop.clock.now();
    await shop.db.update(customers).set({ email_verified_at }).where(eq(customers.id, demoCustomer.id));
    const mail = await register({ phone: "0987654322", email: demoCustomer.email.toUpperCase() });
    expect(fields(mail)).toEqual([409, ["email", "EMAIL_REGISTERED"]]);
    expect(await messages.sent(shop)).toEqual([]);
  });

  it("takes over a number whose account never verified it, ending its sessions and password", async () => {
    const before = await shop.signIn(unverifiedCustomer);
    shop.clock.pass(1);
    const sent = await register({ phone: unverifiedCustomer.phone, email: undefined });
    const { body } = await verify(idOf(sent), await messages.code(shop, unverifiedCustomer.phone));
    expect(body.data.profile).toMatchObject({
      id: unverifiedCustomer.id,
      full_name: form.full_name,
      email: null,
    });
    expect((await shop.call("sendPhoneVerification", { token: before, body: { phone } })).status).toBe(401);
    const old = await shop.call("login", {
      body: { phone: unverifiedCustomer.phone, password: unverifiedCustomer.password },
    });
    expect(old.status).toBe(401);
  });

  it.each([
    [{ full_name: "Sen 🪷 Hồng" }, ["full_name", "NAME_LETTERS"]],
    [{ phone: "0101234567" }, ["phone", "WRONG_FORMAT"]],
    [{ email: "sen@" }, ["email", "WRONG_FORMAT"]],
    [{ password: "matkhau1" }, ["password", "PASSWORD_UPPERCASE"]],
    [{ password: `Aa1${"x".repeat(197)}` }, ["password", "TOO_LONG"]],
  ])("rejects %j", async (body, told) => {
    expect(fields(await register(body))).toEqual([422, told]);
  });

  it("reports the tries left, and 938 after the fifth wrong code", async () => {
    const id = idOf(await register({ phone: "0987654323", email: undefined }));
    const wrong = otherThan(await messages.code(shop, "0987654323"));
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push(await verify(id, wrong));
    expect(answers.map(({ status, body }) => [status, (body as { code: number }).code])).toEqual([
      ...Array<number[]>(4).fill([422, 422]),
      [429, 938],
      [429, 938],
    ]);
    expect(answers[0]?.body.data.errors[0].message).toBe("Mã chưa đúng, bạn còn 4 lần thử");
  });

  it("resends the code after 120 s, and responds 937 after the fifth", async () => {
    const own = "0987654324";
    const id = idOf(await register({ phone: own, email: undefined }));
    const resend = () => shop.call("resendRegisterOtp", { body: { id }, from: FROM });
    const early = await resend();
    expect([early.status, early.body.message_code, early.response.headers["retry-after"]]).toEqual([
      429,
      "OTP_TOO_SOON",
      "120",
    ]);
    const first = await messages.code(shop, own);
    for (let sends = 2; sends <= 5; sends += 1) {
      shop.clock.pass(RESEND_MS);
      expect((await resend()).status).toBe(200);
    }
    shop.clock.pass(RESEND_MS);
    const spent = await resend();
    expect([spent.status, spent.body.code, spent.body.message]).toEqual([
      429,
      937,
      expect.stringContaining("phút"),
    ]);
    if (first !== (await messages.code(shop, own))) expect((await verify(id, first)).status).toBe(422);
  });

  it("keeps the outstanding code when the form is corrected meanwhile", async () => {
    const own = "0987654325";
    const id = idOf(await register({ phone: own, email: undefined, full_name: "Phạm Thu Hạ" }));
    expect((await register({ phone: own, email: undefined })).body.message_code).toBe("OTP_TOO_SOON");
    expect(idOf(await register({ phone: own, email: undefined, otp_id: id }))).toBe(id);
    const { body } = await verify(id, await messages.code(shop, own));
    expect(body.data.profile.full_name).toBe("Phạm Thu Hà");
    expect(await messages.sent(shop)).toHaveLength(1);
  });
});
