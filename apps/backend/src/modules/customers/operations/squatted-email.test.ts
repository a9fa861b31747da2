import { eq, inArray } from "../../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { MANY_PASSWORD, manyCustomers } from "../../../../test/many-customers.ts";
import { keepMessages } from "../../../../test/sent-messages.ts";
import { useShop, type Received } from "../../../../test/shop.ts";
import { customers, otps, attemptCounts } from "../../../database/schema/index.ts";

const messages = keepMessages();
// The per-address limits use the system clock and are not under test.
const shop = await useShop(messages.adapters, undefined, { RATE_LIMIT: "off" });

const MAIL = "chinh.chu@example.com";
const phones = ["0987650001", "0987650002", "0987650003"] as const;
const [strangersPhone, ownersPhone, thirdPhone] = phones;
const passwordOf = (phone: string) => `Matkhau${phone.at(-1)}`;

beforeEach(async () => {
  await messages.forget(shop);
  for (const table of [otps, attemptCounts]) await shop.db.delete(table);
  await shop.db.update(customers).set({ phone: null, email: null }).where(inArray(customers.phone, phones));
  shop.clock.pass(60_000);
});

interface Account {
  id: number;
  token: string;
}
const dataOf = ({ body }: Received) =>
  (body as { data: { id: string; access_token: string; profile: { id: number } } }).data;

async function ask(phone: string): Promise<Received> {
  const body = { full_name: "Phạm Thu Hà", phone, email: MAIL, password: passwordOf(phone) };
  return shop.call("register", { body });
}
const finish = (asked: Received, otp: string): Promise<Received> =>
  shop.call("verifyRegisterOtp", { body: { id: dataOf(asked).id, otp } });
async function registered(phone: string): Promise<Account> {
  const opened = await finish(await ask(phone), await messages.code(shop, phone));
  expect(opened.status).toBe(200);
  const { access_token: token, profile } = dataOf(opened);
  return { id: profile.id, token };
}
/** Requests a code for an email address; returns the call that enters it. */
async function askedToProve({ token }: Pick<Account, "token">, email: string) {
  const body = { email, password: MANY_PASSWORD };
  const sent = await shop.call("sendEmailVerification", { token, body });
  return { token, body: { id: dataOf(sent).id, otp: await messages.code(shop, email) } };
}
async function proves(account: Account, email: string): Promise<number> {
  return (await shop.call("verifyEmail", await askedToProve(account, email))).status;
}
const recordOf = async ({ id, token }: Account) => {
  const { body } = await shop.call("getCustomer", { token, params: { customerId: id } });
  const { email, email_verified_at } = body.data as {
    email: string | null;
    email_verified_at: string | null;
  };
  return [email, email_verified_at !== null];
};
const signInByMail = (password: string, from?: string) =>
  shop.call("login", { body: { email: MAIL, password }, ...(from && { from }) });

describe("an email address that a stranger registered with", () => {
  it("can be registered by its owner, and is theirs alone once verified", async () => {
    const stranger = await registered(strangersPhone);
    const owner = await registered(ownersPhone);
    expect(await recordOf(owner)).toEqual([MAIL, false]);
    expect(await proves(owner, MAIL)).toBe(200);

    expect(await recordOf(owner)).toEqual([MAIL, true]);
    expect(await recordOf(stranger)).toEqual([null, false]);
    expect(dataOf(await signInByMail(passwordOf(ownersPhone))).profile.id).toBe(owner.id);
    expect((await signInByMail(passwordOf(strangersPhone))).status).toBe(401);
    const third = await ask(thirdPhone);
    expect([third.status, third.body.data.errors[0].message_code]).toEqual([409, "EMAIL_REGISTERED"]);
  });

  it("becomes its owner's even if the stranger registers while they verify it", async () => {
    const owner = await registered(ownersPhone);
    const asked = await ask(strangersPhone);
    const code = await messages.code(shop, strangersPhone);
    const proof = await askedToProve(owner, MAIL);
    const [proved] = await Promise.all([shop.call("verifyEmail", proof), finish(asked, code)]);
    expect(proved.status).toBe(200);
    expect(await recordOf(owner)).toEqual([MAIL, true]);
    expect(dataOf(await signInByMail(passwordOf(ownersPhone))).profile.id).toBe(owner.id);
  });

  it("signs in to the account that named it first, until somebody verifies it", async () => {
    const first = await registered(strangersPhone);
    await registered(ownersPhone);
    expect(dataOf(await signInByMail(passwordOf(strangersPhone))).profile.id).toBe(first.id);
    expect((await signInByMail(passwordOf(ownersPhone))).status).toBe(401);
  });

  it("stays locked for the owner's sign-in when the stranger resets their own password", async () => {
    const stranger = await registered(strangersPhone);
    await proves(await registered(ownersPhone), MAIL);
    // As if the stranger had registered while the owner was verifying it.
    await shop.db.update(customers).set({ email: MAIL }).where(eq(customers.id, stranger.id));
    const FROM = "203.0.113.66";
    for (let tries = 0; tries < 5; tries += 1) await signInByMail("Wrong@2026", FROM);
    const forgot = await shop.call("forgotPassword", { body: { phone: strangersPhone }, from: FROM });
    const body = {
      id: dataOf(forgot).id,
      otp: await messages.code(shop, strangersPhone),
      password: "Matkhau9",
    };
    expect((await shop.call("restorePassword", { body, from: FROM })).status).toBe(200);
    expect((await signInByMail("Wrong@2026", FROM)).body.message_code).toBe("CUSTOMER_LOCK_ACCOUNT");
  });
});

describe("customers who registered each other's email address", () => {
  it("each get their own when they verify concurrently", async () => {
    const pairs = await manyCustomers(shop, 8);
    const mails = pairs.map((_, index) => `doi-${index}@example.com`);
    for (const [index, { id }] of pairs.entries()) {
      await shop.db
        .update(customers)
        .set({ email: mails[index ^ 1] })
        .where(eq(customers.id, id));
    }
    const proofs = [];
    for (const [index, one] of pairs.entries()) proofs.push(await askedToProve(one, mails[index] ?? ""));
    const answers = await Promise.all(proofs.map((proof) => shop.call("verifyEmail", proof)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    for (const [index, one] of pairs.entries()) expect(await recordOf(one)).toEqual([mails[index], true]);
  });
});
