import { eq } from "../../../database/drizzle.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { keepMessages, otherThan } from "../../../../test/sent-messages.ts";
import { MANY_PASSWORD, manyCustomers } from "../../../../test/many-customers.ts";
import { useShop, type Received } from "../../../../test/shop.ts";
import { demoCustomer, otherCustomer } from "../../../../test/small-shop/index.ts";
import { customers, otps, attemptCounts, rateLimits } from "../../../database/schema/index.ts";

const messages = keepMessages();
const shop = await useShop(messages.adapters);

const FROM = "203.0.113.10";
const RESEND_MS = 120_000;
const NEW = "sen.moi+shop@example.com";
const OLD = demoCustomer.email;
let token = "";

beforeEach(async () => {
  await messages.forget(shop);
  await shop.db.delete(otps);
  await shop.db.delete(attemptCounts);
  await shop.db.delete(rateLimits);
  for (const { id, email } of [demoCustomer, otherCustomer]) {
    await shop.db
      .update(customers)
      .set({ email, email_verified_at: shop.clock.now() })
      .where(eq(customers.id, id));
  }
  shop.clock.pass(60_000);
  token = await shop.signIn();
});

const send = (email: string, as = token, password: string | null = demoCustomer.password) =>
  shop.call("sendEmailVerification", {
    token: as,
    body: { email, ...(password !== null && { password }) },
    from: FROM,
    lang: "vi",
  });
const verify = (id: string, otp: string, as = token) =>
  shop.call("verifyEmail", { token: as, body: { id, otp } });
const idOf = ({ body }: Received) => (body as { data: { id: string } }).data.id;
const record = async (as = token, { id: customerId } = demoCustomer as { id: number }) =>
  (await shop.call("getCustomer", { token: as, params: { customerId } })).body.data as {
    email: string | null;
    email_verified_at: string | null;
  };
const codesAt = ({ status, body }: Received) => [
  status,
  ...(body as { data: { errors: { field: string; message_code: string }[] } }).data.errors.map(
    ({ field, message_code }) => `${field} ${message_code}`,
  ),
];

describe("changing the email address", () => {
  it("replaces the old one after the code sent to the new one is entered, and notifies the old one", async () => {
    const sent = await send(NEW.toUpperCase());
    expect(sent.body.data).toEqual({
      id: idOf(sent),
      email: NEW,
      server_time: shop.clock.now().toISOString(),
      resend_at: new Date(shop.clock.now().getTime() + RESEND_MS).toISOString(),
      expires_at: new Date(shop.clock.now().getTime() + 300_000).toISOString(),
    });
    expect((await record()).email).toBe(OLD);

    const [mail] = await messages.sent(shop);
    expect(mail).toMatchObject({ channel: "email", to: NEW, text: expect.stringMatching(/^\d{6} là mã/) });
    const code = await messages.code(shop, NEW);
    const wrong = await verify(idOf(sent), otherThan(code));
    expect(codesAt(wrong)).toEqual([422, "otp OTP_WRONG"]);
    expect((await record()).email).toBe(OLD);

    const { status, body } = await verify(idOf(sent), code);
    const verified = { email: NEW, email_verified_at: shop.clock.now().toISOString() };
    expect([status, body.data]).toMatchObject([200, verified]);
    expect(await record()).toMatchObject(verified);
    const byMail = await shop.call("login", { body: { email: NEW, password: demoCustomer.password } });
    expect(byMail.status).toBe(200);
    const told = (await messages.sent(shop)).slice(-2);
    expect(told).toMatchObject([
      { channel: "email", to: OLD },
      { channel: "sms", to: demoCustomer.phone, text: expect.stringContaining("/login/forgot-password") },
    ]);
    expect(JSON.stringify(told)).not.toContain(NEW);
    expect(codesAt(await send(NEW))).toEqual([409, "email EMAIL_ALREADY_VERIFIED"]);
    expect(codesAt(await verify(idOf(sent), code))).toEqual([422, "otp OTP_USED"]);
  });

  it("requires the password, which a stolen session does not know, but not to send the same code again", async () => {
    expect(codesAt(await send(NEW, token, null))).toEqual([422, "password PASSWORD_REQUIRED"]);
    expect(codesAt(await send(NEW, token, "Khongdung1"))).toEqual([422, "password PASSWORD_WRONG"]);
    expect(await messages.sent(shop)).toEqual([]);
    const sent = await send(NEW);
    shop.clock.pass(RESEND_MS);
    expect(idOf(await send(NEW, token, null))).toBe(idOf(sent));
    expect(codesAt(await send("khac.nua@example.com", token, null))).toEqual([
      422,
      "password PASSWORD_REQUIRED",
    ]);
  });

  it("requires no password for the account's own address and tells nobody when it is verified", async () => {
    await shop.db.update(customers).set({ email_verified_at: null }).where(eq(customers.id, demoCustomer.id));
    const sent = await send(OLD, token, null);
    expect((await verify(idOf(sent), await messages.code(shop, OLD))).status).toBe(200);
    expect((await messages.sent(shop)).map(({ to }) => to)).toEqual([OLD]);
  });

  it("gives a taken address the same response, notifies its owner and sends no code", async () => {
    await shop.db.update(customers).set({ lang: "en" }).where(eq(customers.id, otherCustomer.id));
    const free = await send(NEW);
    const taken = await send(otherCustomer.email);
    const shape = ({ status, body }: Received) => [
      status,
      { ...body, data: { ...body.data, id: "", email: "" } },
    ];
    expect(shape(taken)).toEqual(shape(free));
    const mail = (await messages.sent(shop)).find(({ to }) => to === otherCustomer.email);
    expect(mail).toMatchObject({ channel: "email", text: expect.not.stringMatching(/\d{6}/) });
    // In the language of the account that owns the address, not of the one that entered it.
    expect(mail?.text).toContain("/en/login");
    expect(codesAt(await verify(idOf(taken), "123456"))).toEqual([422, "otp OTP_WRONG"]);
    expect((await record(await shop.signIn(otherCustomer), otherCustomer)).email).toBe(otherCustomer.email);
  });

  it("takes the address from an account that never verified it", async () => {
    await shop.db
      .update(customers)
      .set({ email_verified_at: null })
      .where(eq(customers.id, otherCustomer.id));
    const sent = await send(otherCustomer.email);
    expect((await verify(idOf(sent), await messages.code(shop, otherCustomer.email))).status).toBe(200);
    expect(await record(await shop.signIn(otherCustomer), otherCustomer)).toMatchObject({
      email: null,
      email_verified_at: null,
    });
  });

  it("gives the address to one of two customers who enter its codes concurrently", async () => {
    const other = await shop.signIn(otherCustomer);
    const mine = await send(NEW);
    const myCode = await messages.code(shop, NEW);
    shop.clock.pass(RESEND_MS);
    const theirs = await send(NEW, other, otherCustomer.password);
    const theirCode = await messages.code(shop, NEW);
    const both = await Promise.all([verify(idOf(mine), myCode), verify(idOf(theirs), theirCode, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await shop.db.$count(customers, eq(customers.email, NEW))).toBe(1);
  });

  it.each([
    ["no address at all", "khong-phai-email"],
    ["a phone number", "0901234567"],
    ["a name that is too long", `${"a".repeat(200)}@example.com`],
  ])("rejects %s at its field", async (_, email) => {
    expect(codesAt(await send(email))).toEqual([422, expect.stringMatching(/^email /)]);
    expect(await messages.sent(shop)).toEqual([]);
  });
});

describe("verification emails to new addresses", () => {
  let network = 0;
  let tokens: string[] = [];
  beforeAll(async () => {
    tokens = (await manyCustomers(shop, 7)).map(({ token: own }) => own);
  });
  const next = () => tokens.shift() ?? "";
  const sendTo = (email: string, as: string, from = `198.51.${(network += 1)}.1`) =>
    shop.call("sendEmailVerification", { token: as, body: { email, password: MANY_PASSWORD }, from });
  const strangers = (count: number) => Array.from({ length: count }, (_, index) => `la-${index}@example.com`);

  it("are limited to ten an hour per account from any IP address, and other customers get theirs", async () => {
    const own = next();
    const answers = [];
    for (const email of strangers(13)) answers.push(await sendTo(email, own));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429, 429, 429]);
    expect(answers.at(-1)?.body.message_code).toBe("MAX_OTP_SENDS");
    expect(await messages.sent(shop)).toHaveLength(10);
    expect((await sendTo(NEW, next())).status).toBe(200);
  });

  it("are limited to thirty an hour per IP address, without affecting other addresses", async () => {
    const accounts = [next(), next(), next(), next()];
    const answers = [];
    for (const [index, email] of strangers(32).entries()) {
      answers.push((await sendTo(email, accounts[Math.floor(index / 8)] ?? "", FROM)).status);
      shop.clock.pass(15_000); // One address may request five codes a minute, of any kind.
    }
    expect(answers).toEqual([...Array<number>(30).fill(200), 429, 429]);
    expect((await sendTo(NEW, next())).status).toBe(200);
  });
});
