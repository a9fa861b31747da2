import { eq } from "../../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { keepMessages, otherThan } from "../../../../test/sent-messages.ts";
import { operatorSays } from "../../../../test/aftersales.ts";
import { useShop, type Received } from "../../../../test/shop.ts";
import { demoCustomer, otherCustomer, unverifiedCustomer } from "../../../../test/small-shop/index.ts";
import { attemptCounts, customers, otps, socialAccounts } from "../../../database/schema/index.ts";

const messages = keepMessages();
// The per-address limits use the system clock and are not under test.
const shop = await useShop(messages.adapters, undefined, { RATE_LIMIT: "off" });

const FROM = "203.0.113.10";
const UNKNOWN_PHONE = "0999999999";
const RESEND_MS = 120_000;

beforeEach(async () => {
  await messages.forget(shop);
  await Promise.all([otps, attemptCounts].map((table) => shop.db.delete(table)));
  await shop.db.update(customers).set({ email_verified_at: shop.clock.now() });
  shop.clock.pass(60_000);
});

const status = async (token: string) => (await shop.call("listAddresses", { token })).status;
const forgot = (phone: string, otp_id?: string) =>
  shop.call("forgotPassword", { body: { phone, ...(otp_id && { otp_id }) }, from: FROM });
const restore = (id: string, otp: string, password: string) =>
  shop.call("restorePassword", { body: { id, otp, password }, from: FROM });
const idOf = ({ body }: Received) => (body as { data: { id: string } }).data.id;
const told = ({ status, body }: Received) => {
  const { code, data } = body as { code: number; data: { errors: { message_code: string }[] } | null };
  return [status, code, data?.errors.map(({ message_code }) => message_code)];
};

describe("resetting a forgotten password", () => {
  it("sets a new one with the code sent to the phone and ends every session at once", async () => {
    const { phone, password } = otherCustomer;
    const before = [await shop.signIn(otherCustomer), await shop.signIn(otherCustomer)];
    const stranger = await shop.signIn();
    const id = idOf(await forgot(phone));
    const { data } = (await restore(id, await messages.code(shop, phone), "Matkhau2")).body;
    expect(data.profile).toMatchObject({ id: otherCustomer.id, phone });
    const after = [...before, stranger, data.access_token as string];
    expect(await Promise.all(after.map(status))).toEqual([401, 401, 200, 200]);
    expect((await shop.call("login", { body: { phone, password } })).status).toBe(401);
    expect(await status(await shop.signIn({ phone, password: "Matkhau2" }))).toBe(200);
    const again = await restore(id, await messages.code(shop, phone), "Matkhau3");
    expect(told(again)).toEqual([422, 422, ["OTP_USED"]]);
    // The response may have been lost: the new password is good already.
    expect(again.body.data.errors[0].message).toContain("đăng nhập");

    const mail = (await messages.sent(shop)).find(({ channel }) => channel === "email");
    expect(mail).toMatchObject({ to: otherCustomer.email, subject: "Mật khẩu Sen của bạn vừa được đổi" });
    expect(mail?.text).toContain("/login/forgot-password");

    await restore(idOf(await forgotLater(phone)), await messages.code(shop, phone), password);
  });

  it("is the only way into an account that staff recovered from whoever broke into it", async () => {
    const { id, phone, password } = otherCustomer;
    const created_at = shop.clock.now();
    await shop.db
      .insert(socialAccounts)
      .values({ provider: "simulated", subject: "thief", customer_id: id, created_at });
    const thief = await shop.signIn(otherCustomer);
    shop.clock.pass(1);
    await operatorSays(shop, "customer", "recover", "--phone", phone);
    expect(await status(thief)).toBe(401);
    expect((await shop.call("login", { body: { phone, password } })).status).toBe(401);
    expect(await shop.db.$count(socialAccounts)).toBe(0);
    await restore(idOf(await forgotLater(phone)), await messages.code(shop, phone), password);
    expect(await status(await shop.signIn(otherCustomer))).toBe(200);
  });

  it("unlocks a locked account and verifies the phone", async () => {
    const { phone, password } = unverifiedCustomer;
    for (let tries = 0; tries < 5; tries += 1) {
      await shop.call("login", { body: { phone, password: "Wrong@2026" }, from: FROM });
    }
    await restore(idOf(await forgot(phone)), await messages.code(shop, phone), password);
    const { status: answered, body } = await shop.call("login", { body: { phone, password }, from: FROM });
    expect([answered, body.data.profile.phone_verified_at]).toEqual([200, shop.clock.now().toISOString()]);
  });

  it("rejects a password that breaks the rules and keeps the code valid", async () => {
    const { phone, password } = demoCustomer;
    const id = idOf(await forgot(phone));
    const code = await messages.code(shop, phone);
    expect(told(await restore(id, code, "matkhau12"))).toEqual([422, 422, ["PASSWORD_UPPERCASE"]]);
    expect((await restore(id, code, password)).status).toBe(200);
  });

  it("is refused to a blocked customer, whose password stays", async () => {
    const { phone, password } = demoCustomer;
    await operatorSays(shop, "customer", "block", "--phone", phone, "--reason", "Refused nine parcels.");
    const refused = await restore(idOf(await forgot(phone)), await messages.code(shop, phone), "Matkhau2");
    expect([refused.status, refused.body.message_code]).toEqual([403, "ACCOUNT_BLOCKED"]);
    await operatorSays(shop, "customer", "unblock", "--phone", phone);
    expect((await shop.call("login", { body: { phone, password } })).status).toBe(200);
  });

  /** Requests another code, once resending is allowed. */
  async function forgotLater(phone: string): Promise<Received> {
    shop.clock.pass(RESEND_MS);
    return forgot(phone);
  }

  it("gives an unknown phone the same responses and limits as a known one, from first call to last", async () => {
    const answersOf = async (phone: string) => {
      const answers: unknown[] = [];
      const keep = ({ status: answered, body }: Received) => {
        const text = JSON.stringify(body)
          .replaceAll(phone, "")
          .replace(/"(token|salt|target)":"[^"]+"/g, '"$1"')
          .replace(/[0-9a-f-]{36}/g, "");
        answers.push([answered, text]);
      };
      const sent = await forgot(phone);
      keep(sent);
      const id = idOf(sent);
      keep(await forgot(phone));
      keep(await forgot(phone, id));
      const wrong = otherThan((await messages.code(shop, phone)) || "123456");
      for (let tries = 0; tries < 6; tries += 1) keep(await restore(id, wrong, "Matkhau2"));
      for (let sends = 0; sends < 5; sends += 1) {
        shop.clock.pass(RESEND_MS);
        keep(await forgot(phone, id));
      }
      return answers;
    };
    const start = shop.clock.now();
    const known = await answersOf(demoCustomer.phone);
    shop.clock.set(start);
    const unknown = await answersOf(UNKNOWN_PHONE);
    expect(unknown).toEqual(known);
    expect(JSON.stringify(known)).toContain("937");
    expect((await messages.sent(shop)).filter(({ to }) => to === UNKNOWN_PHONE)).toEqual([]);
  });
});

describe("changing the password", () => {
  const change = (token: string, current_password: string, new_password: string) =>
    shop.call("changePassword", { token, body: { current_password, new_password }, from: FROM });

  it("ends every other session at once, keeps this one, and notifies by email", async () => {
    const [here, there] = [await shop.signIn(), await shop.signIn()];
    const { password } = demoCustomer;
    expect((await change(here, password, "Matkhau2")).status).toBe(200);
    expect(await Promise.all([here, there].map(status))).toEqual([200, 401]);
    expect((await messages.sent(shop)).map(({ to }) => to)).toEqual([demoCustomer.email]);
    expect((await change(here, "Matkhau2", password)).status).toBe(200);
  });

  it("or resetting it notifies no unverified email address", async () => {
    await shop.db.update(customers).set({ email_verified_at: null }).where(eq(customers.id, demoCustomer.id));
    const { phone, password } = demoCustomer;
    expect((await change(await shop.signIn(), password, "Matkhau2")).status).toBe(200);
    const id = idOf(await forgot(phone));
    expect((await restore(id, await messages.code(shop, phone), password)).status).toBe(200);
    expect((await messages.sent(shop)).filter(({ channel }) => channel === "email")).toEqual([]);
  });

  it("requires the current password and a different, valid new one, and keeps other sessions otherwise", async () => {
    const token = await shop.signIn();
    const { password } = demoCustomer;
    const there = await shop.signIn();
    expect(told(await change(token, "Wrong@2026", "Matkhau2"))).toEqual([422, 422, ["PASSWORD_WRONG"]]);
    expect(told(await change(token, password, password))).toEqual([422, 422, ["PASSWORD_SAME"]]);
    expect(told(await change(token, password, "matkhau12"))).toEqual([422, 422, ["PASSWORD_UPPERCASE"]]);
    expect(await status(there)).toBe(200);
  });

  it("is limited to five wrong guesses per address, which do not lock the sign-in", async () => {
    const token = await shop.signIn();
    const { phone, password } = demoCustomer;
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push(await change(token, "Wrong@2026", "Matkhau2"));
    expect(answers.map(({ status: answered }) => answered)).toEqual([422, 422, 422, 422, 422, 429]);
    expect(answers.at(-1)?.body.message_code).toBe("TOO_MANY_WRONG_PASSWORDS");
    expect((await shop.call("login", { body: { phone, password }, from: FROM })).status).toBe(200);
  });

  it("is delayed after wrong passwords from many addresses", async () => {
    const token = await shop.signIn();
    const { password } = demoCustomer;
    const waits = [];
    for (let address = 1; address <= 10; address += 1) {
      const before = shop.clock.now().getTime();
      const body = { current_password: "Wrong@2026", new_password: "Matkhau2" };
      await shop.call("changePassword", { token, body, from: `192.0.2.${address}` });
      waits.push((shop.clock.now().getTime() - before) / 1000);
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 8]);
    expect(told(await change(token, password, password))).toEqual([422, 422, ["PASSWORD_SAME"]]);
  });

  it("succeeds once of two concurrent changes", async () => {
    const { password } = demoCustomer;
    const here = await shop.signIn();
    const wanted = ["Matkhau2", "Matkhau3"];
    const answers = await Promise.all(wanted.map((one) => change(here, password, one)));
    expect(answers.map(({ status: answered }) => answered).toSorted()).toEqual([200, 422]);
    const [present = ""] = wanted.filter((_, index) => answers[index]?.status === 200);
    expect((await change(here, present, password)).status).toBe(200);
  });

  it("leaves no session that concurrently started with the old password", async () => {
    const { phone, password } = demoCustomer;
    const here = await shop.signIn();
    const [changed, ...signIns] = await Promise.all([
      change(here, password, "Matkhau2"),
      ...Array.from({ length: 6 }, () => shop.call("login", { body: { phone, password } })),
    ]);
    expect(changed.status).toBe(200);
    for (const { status: answered, body } of signIns) {
      expect(answered === 401 || (await status(body.data.access_token as string)) === 401).toBe(true);
    }
    expect((await change(here, "Matkhau2", password)).status).toBe(200);
  });
});
