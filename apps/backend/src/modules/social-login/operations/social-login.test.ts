import { eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { operatorSays } from "../../../../test/aftersales.ts";
import { keepMessages } from "../../../../test/sent-messages.ts";
import { atIssuer, finish, type Begun, type Said } from "../../../../test/simulated-issuer.ts";
import { useShop, type Received } from "../../../../test/shop.ts";
import { demoCustomer, otherCustomer } from "../../../../test/small-shop/index.ts";
import { customers, socialAccounts, socialSignIns } from "../../../database/schema/index.ts";
import { removeAccount } from "../../account-removal/remove-account.ts";

const messages = keepMessages();
const shop = await useShop(messages.adapters);

async function begin(lang: "vi" | "en" = "vi"): Promise<Begun> {
  const { status, body } = await shop.call("startSocialLogin", { body: { provider: "simulated" }, lang });
  expect(status).toBe(200);
  return body.data as Begun;
}
async function signInAs(said: Said): Promise<Received> {
  const begun = await begin();
  return finish(shop, begun, await atIssuer(shop, begun, said));
}
const told = ({ status, body }: Received) => [status, body.message_code];

const email_verified_at = shop.clock.now();
await shop.db.update(customers).set({ email_verified_at }).where(eq(customers.id, demoCustomer.id));

describe("a social sign-in", () => {
  it("redirects to the issuer with PKCE, state and nonce, and back to the shop in its language", async () => {
    for (const [lang, path] of [
      ["vi", "/login/social"],
      ["en", "/en/login/social"],
    ] as const) {
      const begun = await begin(lang);
      const { searchParams: asked } = new URL(begun.url);
      expect(Object.fromEntries(asked)).toMatchObject({
        response_type: "code",
        code_challenge_method: "S256",
        state: begun.state,
        redirect_uri: `${shop.config.storefrontUrl}${path}`,
      });
      expect(asked.get("nonce")).toMatch(/^.{20,}$/);
      expect((await atIssuer(shop, begun, { decision: "cancel" })).pathname).toBe(path);
    }
    const { secret } = await begin();
    expect(JSON.stringify(await shop.db.select().from(socialSignIns))).not.toContain(secret);
  });

  it("joins the account with the same verified email address, and finds it again after that changed", async () => {
    const first = await signInAs({ email: "Sen@Example.com" });
    expect(first.body.data.profile).toMatchObject({ id: demoCustomer.id, phone: demoCustomer.phone });
    const token = first.body.data.access_token as string;
    expect((await shop.call("listAddresses", { token })).status).toBe(200);
    await shop.db
      .update(customers)
      .set({ email: "moi@example.com" })
      .where(eq(customers.id, demoCustomer.id));
    expect((await signInAs({ email: demoCustomer.email })).body.data.profile.id).toBe(demoCustomer.id);
    await shop.db
      .update(customers)
      .set({ email: demoCustomer.email })
      .where(eq(customers.id, demoCustomer.id));
    expect(await shop.db.select().from(socialAccounts)).toHaveLength(1);
  });

  it("is refused to a blocked customer", async () => {
    const { phone, email } = demoCustomer;
    await operatorSays(shop, "customer", "block", "--phone", phone, "--reason", "Refused nine parcels.");
    expect(told(await signInAs({ email }))).toEqual([403, "ACCOUNT_BLOCKED"]);
    await operatorSays(shop, "customer", "unblock", "--phone", phone);
    expect((await signInAs({ email })).status).toBe(200);
  });

  it("creates a new customer's account, which is restricted while its phone is unverified", async () => {
    const { body } = await signInAs({ email: "la.moi+sen@example.com", name: "Lê  Thị Mới" });
    expect(body.data.profile).toMatchObject({
      full_name: "Lê Thị Mới",
      email: "la.moi+sen@example.com",
      phone: "",
      phone_verified_at: null,
    });
    const token = body.data.access_token as string;
    expect((await shop.call("listAddresses", { token })).status).toBe(403);
    const strange = await signInAs({ email: "x@example.com", name: "💜" });
    expect(strange.body.data.profile.full_name).toBe("Khách hàng Sen");
  });

  it.each<[string, Said, string, number]>([
    ["is cancelled", { decision: "cancel" }, "SOCIAL_CANCELLED", 422],
    ["is refused", { decision: "refuse" }, "SOCIAL_REFUSED", 422],
    ["shares no mail address", { email: "" }, "SOCIAL_EMAIL_MISSING", 422],
    [
      "has an address that nobody verified",
      { email: "ai@example.com", verified: false },
      "SOCIAL_EMAIL_UNVERIFIED",
      422,
    ],
  ])("that %s is rejected with an error code of its own", async (_, said, code, status) => {
    expect(told(await signInAs(said))).toEqual([status, code]);
  });

  it("is rejected for a customer's address that the issuer has not verified", async () => {
    const email = "chua.xac.minh@example.com";
    const change = (owner: typeof otherCustomer, to: string, at: Date | null) =>
      shop.db.update(customers).set({ email: to, email_verified_at: at }).where(eq(customers.id, owner.id));
    await change(otherCustomer, email, shop.clock.now());
    expect(told(await signInAs({ email, verified: false }))).toEqual([422, "SOCIAL_EMAIL_UNVERIFIED"]);
    await change(otherCustomer, otherCustomer.email, null);
  });

  it("takes the email address from an account that never verified it", async () => {
    const signedIn = await signInAs({ email: otherCustomer.email });
    expect(signedIn.body.data.profile).toMatchObject({ email: otherCustomer.email, phone: "" });
    expect(signedIn.body.data.profile.id).not.toBe(otherCustomer.id);
    const token = await shop.signIn(otherCustomer);
    const record = await shop.call("getCustomer", { token, params: { customerId: otherCustomer.id } });
    expect(record.body.data).toMatchObject({ email: null, email_verified_at: null });
  });

  it("creates one account when a new customer signs in twice concurrently", async () => {
    const email = "hai.tab@example.com";
    const both = await Promise.all([signInAs({ email }), signInAs({ email })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shop.db.$count(customers, eq(customers.email, email))).toBe(1);
  });

  it("leads to another account once its customer verifies the email address there", async () => {
    const email = "mot.nguoi@example.com";
    const first = await signInAs({ email });
    const token = await shop.signIn();
    const asked = { email, password: demoCustomer.password };
    const sent = await shop.call("sendEmailVerification", { token, body: asked });
    const body = { id: sent.body.data.id as string, otp: await messages.code(shop, email) };
    expect((await shop.call("verifyEmail", { token, body })).body.data).toMatchObject({ email });
    expect((await signInAs({ email })).body.data.profile.id).toBe(demoCustomer.id);
    const old = first.body.data.access_token as string;
    const phone = "0987654399";
    const unfinished = await shop.call("sendPhoneVerification", { token: old, body: { phone } });
    expect(unfinished.status).toBe(401);
    await shop.db
      .update(customers)
      .set({ email: demoCustomer.email })
      .where(eq(customers.id, demoCustomer.id));
  });

  it("can be completed once, within ten minutes, in the browser that started it", async () => {
    const begun = await begin();
    const back = await atIssuer(shop, begun, { email: demoCustomer.email });
    expect(told(await finish(shop, { ...begun, secret: "another-browser" }, back))).toEqual([
      422,
      "SOCIAL_TOKEN_INVALID",
    ]);
    expect(told(await finish(shop, begun, back))).toEqual([422, "SOCIAL_TOKEN_INVALID"]);

    const used = await begin();
    const usedBack = await atIssuer(shop, used, { email: demoCustomer.email });
    expect((await finish(shop, used, usedBack)).status).toBe(200);
    expect(told(await finish(shop, used, usedBack))).toEqual([422, "SOCIAL_TOKEN_INVALID"]);

    const late = await begin();
    const lateBack = await atIssuer(shop, late, { email: demoCustomer.email });
    shop.clock.pass(10 * 60 * 1000);
    expect(told(await finish(shop, late, lateBack))).toEqual([422, "SOCIAL_TOKEN_INVALID"]);
  });

  it.each<[string, object, string]>([
    ["a code of nobody", { token: "made-up" }, "SOCIAL_TOKEN_INVALID"],
    ["no code", { token: undefined }, "SOCIAL_TOKEN_INVALID"],
    ["another issuer's word", { iss: "https://evil.example" }, "SOCIAL_TOKEN_INVALID"],
    ["a state that nobody began", { state: "AAAAAAAAAAAAAAAA" }, "SOCIAL_TOKEN_INVALID"],
    ["an issuer that the shop does not know", { provider: "myspace" }, "SOCIAL_PROVIDER_UNKNOWN"],
  ])("with %s is rejected", async (_, change, code) => {
    const begun = await begin();
    const back = await atIssuer(shop, begun, { email: demoCustomer.email });
    expect(told(await finish(shop, begun, back, change))).toEqual([422, code]);
  });

  it("does not reopen a removed account", async () => {
    const { body } = await signInAs({ email: "roi@example.com" });
    const { id } = body.data.profile as { id: number };
    await shop.db.transaction((tx) => removeAccount(tx, shop.config, id, shop.clock.now()));
    expect((await signInAs({ email: "roi@example.com" })).body.data.profile.id).not.toBe(id);
  });
});

describe("a shop with its own issuers", async () => {
  const google = [
    {
      id: "google",
      name: "Google",
      issuer: "https://issuer.invalid",
      client_id: "sen",
      client_secret: "a secret of theirs",
    },
  ];
  const configured = await useShop(undefined, undefined, { SOCIAL_ISSUERS: JSON.stringify(google) });

  it("offers only these, and responds 503 if one cannot be reached", async () => {
    const offered = await configured.call("listSocialProviders");
    expect(offered.body.data).toEqual([{ id: "google", name: "Google", is_simulated: false }]);
    expect(JSON.stringify(offered.body)).not.toContain("secret");
    const start = await configured.call("startSocialLogin", { body: { provider: "google" } });
    expect(told(start)).toEqual([503, "SOCIAL_ISSUER_UNREACHABLE"]);
    expect(
      (await configured.app.inject({ url: "/simulated-issuer/.well-known/openid-configuration" })).statusCode,
    ).toBe(404);
  });
});
