import type { SocialAccounts } from "@sen/api";
import { eq } from "../../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { keepMessages } from "../../../../test/sent-messages.ts";
import { useShop, type Received } from "../../../../test/shop.ts";
import { atIssuer, finish, type Begun } from "../../../../test/simulated-issuer.ts";
import { demoCustomer, otherCustomer } from "../../../../test/small-shop/index.ts";
import {
  customers,
  attemptCounts,
  rateLimits,
  sessions,
  socialAccounts,
} from "../../../database/schema/index.ts";

const messages = keepMessages();
const shop = await useShop(messages.adapters);
const { email, phone, password } = demoCustomer;
const THIEF = "ke.trom@example.com";
const NEW_PASSWORD = "Matkhau2";
const provider = "simulated";

beforeEach(async () => {
  for (const table of [socialAccounts, attemptCounts, rateLimits]) await shop.db.delete(table);
  const email_verified_at = shop.clock.now();
  const restored = { email, email_verified_at, social_unlinked_at: null };
  await shop.db.update(customers).set(restored).where(eq(customers.id, demoCustomer.id));
  await messages.forget(shop);
  shop.clock.pass(120_000);
});

const told = ({ status, body }: Received) => [status, body.message_code];
const sentTo = async (recipient: string) =>
  (await messages.sent(shop)).filter(({ to }) => to === recipient).map(({ text }) => text);

async function signInAs(address: string): Promise<Received> {
  const started = await shop.call("startSocialLogin", { body: { provider } });
  const begun = started.body.data as Begun;
  return finish(shop, begun, await atIssuer(shop, begun, { email: address }));
}
const startLink = (token: string, given = password) =>
  shop.call("startSocialLink", { token, body: { provider, password: given } });
/** Starts to link the sign-in of an address at the issuer; returns the call that completes it. */
async function linking(token: string, address: string, given = password): Promise<() => Promise<Received>> {
  const started = await startLink(token, given);
  expect(started.status).toBe(200);
  const begun = started.body.data as Begun;
  const back = await atIssuer(shop, begun, { email: address });
  return () => finish(shop, begun, back);
}
const listed = async (token: string) =>
  (await shop.call("listSocialAccounts", { token })).body.data as SocialAccounts;
const remove = async (token: string) => {
  const [linked] = (await listed(token)).accounts;
  return shop.call("removeSocialAccount", { token, params: { id: linked?.id ?? 0 } });
};
const status = async (token: string) => (await shop.call("listAddresses", { token })).status;

/** Sets a new password with a code to the phone; returns the token of the session that it opens. */
async function resetPassword(to = NEW_PASSWORD): Promise<string> {
  const sent = await shop.call("forgotPassword", { body: { phone } });
  const body = { id: sent.body.data.id as string, otp: await messages.code(shop, phone), password: to };
  const restored = await shop.call("restorePassword", { body });
  expect(restored.status).toBe(200);
  return restored.body.data.access_token as string;
}

describe("a linked sign-in", () => {
  it("is listed with its address and date, and the customer is told of it by email", async () => {
    const token = await shop.signIn();
    const offered = { id: provider, name: "Sen Demo ID", is_simulated: true };
    expect(await listed(token)).toEqual({ accounts: [], linkable: [offered], has_password: true });
    await signInAs(email);
    expect(await listed(token)).toMatchObject({
      accounts: [{ name: "Sen Demo ID", email, linked_at: shop.clock.now().toISOString() }],
      linkable: [],
    });
    expect(await sentTo(email)).toEqual([expect.stringContaining(`Sen Demo ID (${email})`)]);
    await signInAs(email);
    expect(await messages.sent(shop)).toHaveLength(1);
  });

  it("is told of by text message if the account has no verified email address", async () => {
    const token = await shop.signIn();
    await shop.db.update(customers).set({ email_verified_at: null }).where(eq(customers.id, demoCustomer.id));
    expect((await (await linking(token, THIEF))()).status).toBe(200);
    expect(await sentTo(phone)).toEqual([
      expect.stringContaining("/login/forgot-password?next=/account/password"),
    ]);
  });

  it("can be removed, which ends every other session, and does not come back by itself", async () => {
    const thief = (await signInAs(email)).body.data.access_token as string;
    const token = await shop.signIn();
    await messages.forget(shop);
    expect((await remove(token)).status).toBe(200);
    expect(await Promise.all([token, thief].map(status))).toEqual([200, 401]);
    expect(await sentTo(email)).toEqual([expect.stringContaining("không còn đăng nhập được")]);
    expect(told(await signInAs(email))).toEqual([422, "SOCIAL_NOT_LINKED"]);
    expect((await (await linking(token, email))()).status).toBe(200);
    expect((await signInAs(email)).body.data.profile.id).toBe(demoCustomer.id);
  });

  it("is not removed from an account without a password, which it is the way into", async () => {
    const token = (await signInAs(email)).body.data.access_token as string;
    const own = eq(customers.id, demoCustomer.id);
    const [before] = await shop.db.select({ hash: customers.password_hash }).from(customers).where(own);
    await shop.db.update(customers).set({ password_hash: null }).where(own);
    expect((await listed(token)).has_password).toBe(false);
    expect(told(await remove(token))).toEqual([422, "PASSWORD_NOT_SET"]);
    expect((await startLink(token)).body.data.errors).toMatchObject([
      { field: "password", message_code: "PASSWORD_NOT_SET" },
    ]);
    // A first password keeps it.
    expect((await listed(await resetPassword())).accounts).toHaveLength(1);
    await shop.db
      .update(customers)
      .set({ password_hash: before?.hash ?? null })
      .where(own);
  });

  it("ends when the password is reset, and the account's email address, which may be a thief's, links none", async () => {
    await shop.db.update(customers).set({ email: THIEF }).where(eq(customers.id, demoCustomer.id));
    const thief = (await signInAs(THIEF)).body.data.access_token as string;
    const token = await resetPassword();
    expect(await Promise.all([token, thief].map(status))).toEqual([200, 401]);
    expect((await listed(token)).accounts).toEqual([]);
    expect(told(await signInAs(THIEF))).toEqual([422, "SOCIAL_NOT_LINKED"]);
    expect(await sentTo(THIEF)).toEqual([expect.anything(), expect.stringContaining("/account/password")]);

    // An address that its owner verifies afterwards links again.
    const asked = { email, password: NEW_PASSWORD };
    shop.clock.pass(1);
    const sent = await shop.call("sendEmailVerification", { token, body: asked });
    const body = { id: sent.body.data.id as string, otp: await messages.code(shop, email) };
    expect((await shop.call("verifyEmail", { token, body })).status).toBe(200);
    expect((await signInAs(email)).body.data.profile.id).toBe(demoCustomer.id);
    shop.clock.pass(120_000);
    await resetPassword(password);
  });

  it("ends when the password is changed", async () => {
    await signInAs(email);
    const token = await shop.signIn();
    const change = (current_password: string, new_password: string) =>
      shop.call("changePassword", { token, body: { current_password, new_password } });
    expect((await change(password, NEW_PASSWORD)).status).toBe(200);
    expect(told(await signInAs(email))).toEqual([422, "SOCIAL_NOT_LINKED"]);
    expect((await change(NEW_PASSWORD, password)).status).toBe(200);
  });

  it("opens no session that outlives a concurrent change of the password", async () => {
    await signInAs(email);
    const token = await shop.signIn();
    const body = { current_password: password, new_password: NEW_PASSWORD };
    const [changed, ...signIns] = await Promise.all([
      shop.call("changePassword", { token, body }),
      ...Array.from({ length: 5 }, () => signInAs(email)),
    ]);
    expect(changed.status).toBe(200);
    for (const { status: answered, body: answer } of signIns) {
      expect(answered === 422 || (await status(answer.data.access_token as string)) === 401).toBe(true);
    }
    const back = { current_password: NEW_PASSWORD, new_password: password };
    expect((await shop.call("changePassword", { token, body: back })).status).toBe(200);
  });
});

describe("linking a sign-in", () => {
  it("takes one with another email address, and keeps the session", async () => {
    const token = await shop.signIn();
    const before = await shop.db.$count(sessions);
    expect((await (await linking(token, "khac@example.com"))()).body.data.profile.id).toBe(demoCustomer.id);
    expect(await shop.db.$count(sessions)).toBe(before);
    expect((await signInAs("khac@example.com")).body.data.profile.id).toBe(demoCustomer.id);
  });

  it("requires the password, which a stolen session does not know", async () => {
    const token = await shop.signIn();
    const refused = await startLink(token, "Khongdung1");
    expect([refused.status, refused.body.data.errors[0].message_code]).toEqual([422, "PASSWORD_WRONG"]);
  });

  it.each([
    ["signed out", (token: string) => shop.call("logout", { token })],
    ["whose password was reset", () => resetPassword()],
  ])("is refused to a session %s meanwhile", async (_, end) => {
    const token = await shop.signIn();
    const complete = await linking(token, THIEF);
    await end(token);
    expect(told(await complete())).toEqual([422, "SOCIAL_TOKEN_INVALID"]);
    expect(await shop.db.$count(socialAccounts)).toBe(0);
    shop.clock.pass(120_000);
    await resetPassword(password);
  });

  it("takes it from an account whose phone was never verified, but from no other", async () => {
    const address = "lan.dau@example.com";
    const unfinished = (await signInAs(address)).body.data.profile.id as number;
    expect(unfinished).not.toBe(demoCustomer.id);
    const token = await shop.signIn();
    expect((await (await linking(token, address))()).status).toBe(200);
    expect((await signInAs(address)).body.data.profile.id).toBe(demoCustomer.id);
    const stranger = await shop.signIn(otherCustomer);
    const complete = await linking(stranger, address, otherCustomer.password);
    expect(told(await complete())).toEqual([422, "SOCIAL_LINKED_ELSEWHERE"]);
    expect((await signInAs(address)).body.data.profile.id).toBe(demoCustomer.id);
  });
});
