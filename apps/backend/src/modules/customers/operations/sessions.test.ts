import type { CustomerSession, OperationId } from "@sen/api";
import { eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { operatorSays } from "../../../../test/aftersales.ts";
import { secondServer } from "../../../../test/second-server.ts";
import { useShop } from "../../../../test/shop.ts";
import { demoCustomer, otherCustomer, unverifiedCustomer } from "../../../../test/small-shop/index.ts";
import { customers, malls, sessions } from "../../../database/schema/index.ts";
import { contractRoutes } from "../../../http/contract.ts";
import { tokenKeys } from "../../../http/token-keys.ts";
import { deviceOf } from "../sessions.ts";

const shop = await useShop();

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const phoneAgent =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

const status = async (token: string, operation: OperationId = "listAddresses") =>
  (await shop.call(operation, { token })).status;

async function listed(token: string): Promise<CustomerSession[]> {
  const { body } = await shop.call("listSessions", { token });
  return (body as { data: CustomerSession[] }).data;
}

const signed = (claims: object) => tokenKeys([shop.config.jwtSecret]).sign(claims);

/** The claims of a token. */
function claimsOf(token: string): { sub: string; sid: string; iat: number; exp: number } {
  const [, claims = ""] = token.split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as ReturnType<typeof claimsOf>;
}

describe("a token", () => {
  it("grants access to the customer's own record only", async () => {
    const token = await shop.signIn();
    const own = await shop.call("getCustomer", { params: { customerId: demoCustomer.id }, token });
    expect(own.body.data).toMatchObject({ full_name: "Nguyễn Thị Sen", lang: "vi" });
    expect(JSON.stringify(own.body)).not.toContain("argon2");
    const another = await shop.call("getCustomer", { params: { customerId: otherCustomer.id }, token });
    expect(another.status).toBe(403);
  });

  it("is refused after thirty days, if tampered with, or if missing", async () => {
    const token = await shop.signIn();
    expect(await status(token)).toBe(200);
    expect(await status(`${token.slice(0, -4)}AAAA`)).toBe(401);
    expect(await status("")).toBe(401);
    shop.clock.pass(30 * DAY_MS);
    expect(await status(token)).toBe(401);
  });

  it("of a customer with an unverified phone only allows verification and signing out, for half an hour", async () => {
    const token = await shop.signIn(unverifiedCustomer);
    const { status: refused, body } = await shop.call("listAddresses", { token });
    expect([refused, body.message_code]).toEqual([403, "PHONE_NOT_VERIFIED"]);
    expect(await status(token, "logout")).toBe(200);
    expect(await status(token)).toBe(401);
    const left = await shop.signIn(unverifiedCustomer);
    shop.clock.pass(30 * MINUTE_MS);
    expect(await status(left)).toBe(401);
  });

  it("can set the customer's language to a supported one only", async () => {
    const token = await shop.signIn();
    const { body } = await shop.call("setCustomerLanguage", { body: { lang: "en" }, token });
    expect(body.data.lang).toBe("en");
    expect((await shop.call("setCustomerLanguage", { body: { lang: "fr" }, token })).status).toBe(422);
  });

  it("can store the last visited mall, if it exists", async () => {
    const token = await shop.signIn();
    const visit = (mall_id: number) => shop.call("setLastLoginMall", { token, body: { mall_id } });
    const [mall] = await shop.db.select({ id: malls.id }).from(malls).limit(1);
    expect((await visit(mall?.id ?? 0)).body.data.last_mall_id).toBe(mall?.id);
    expect((await visit(999_999)).status).toBe(404);
    const { body } = await shop.call("getCustomer", { token, params: { customerId: demoCustomer.id } });
    expect(body.data.last_mall_id).toBe(mall?.id);
  });

  it("without a session, of another customer's or of an unknown session is refused", async () => {
    const token = await shop.signIn();
    const { sid: _none, ...old } = claimsOf(token);
    const others = { ...claimsOf(token), sub: String(otherCustomer.id) };
    const unknown = { ...claimsOf(token), sid: crypto.randomUUID() };
    for (const claims of [old, others, unknown]) {
      expect(await status(signed(claims))).toBe(401);
    }
    expect(await status(signed(claimsOf(token)))).toBe(200);
  });

  it("stays valid while its key is among the accepted ones after key rotation", async () => {
    const before = await shop.signIn();
    const { jwtSecret } = shop.config;
    const next = "the secret that signs from the next month on";
    const { app } = await secondServer(shop, { jwtSecret: next, formerJwtSecrets: [jwtSecret] });
    const asked = async (token: string) =>
      (await app.inject({ url: "/api/v1/addresses", headers: { authorization: `Bearer ${token}` } }))
        .statusCode;
    const login = await app.inject({ method: "POST", url: "/api/v1/login", payload: demoCustomer });
    const after = login.json<{ data: { access_token: string } }>().data.access_token;
    expect([await asked(before), await asked(after)]).toEqual([200, 200]);
    expect(await status(after)).toBe(401);
    await app.close();
  });

  it("is refused while the account is deactivated", async () => {
    const token = await shop.signIn(otherCustomer);
    const close = (deactivated_at: Date | null) =>
      shop.db.update(customers).set({ deactivated_at }).where(eq(customers.id, otherCustomer.id));
    await close(shop.clock.now());
    expect(await status(token)).toBe(401);
    await close(null);
    expect(await status(token)).toBe(200);
  });
});

describe("signing out", () => {
  const params = {
    sessionId: crypto.randomUUID(),
    id: 1,
    customerId: 1,
    itemId: 1,
    fileId: crypto.randomUUID(),
    productId: 1,
  };
  const optional = [...contractRoutes]
    .filter(([, { security }]) => security === "optional")
    .map(([id]) => id);

  it("makes the token count as a guest's where it is optional", async () => {
    const token = await shop.signIn();
    await shop.call("logout", { token });
    expect(optional.length).toBeGreaterThan(0);
    for (const id of optional) {
      const [guest, out] = await Promise.all([shop.call(id, { params }), shop.call(id, { token, params })]);
      expect([id, out.status]).toEqual([id, guest.status]);
    }
  });

  it("ends this session only: no other one of this or another customer", async () => {
    const [here, there, stranger] = [
      await shop.signIn(),
      await shop.signIn(),
      await shop.signIn(otherCustomer),
    ];
    await shop.call("logout", { token: here });
    expect([await status(here), await status(there), await status(stranger)]).toEqual([401, 200, 200]);
  });

  it("takes effect once under concurrent requests", async () => {
    const token = await shop.signIn();
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) =>
        index % 3 === 0 ? status(token) : status(token, "logout"),
      ),
    );
    expect(answers.filter((one) => one !== 200 && one !== 401)).toEqual([]);
    expect(answers).toContain(200);
    const ended = await shop.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, claimsOf(token).sid));
    expect(ended[0]?.ended_at).toEqual(shop.clock.now());
    shop.clock.pass(MINUTE_MS);
    expect(await status(token, "logout")).toBe(401);
    expect(
      await shop.db
        .select()
        .from(sessions)
        .where(eq(sessions.id, claimsOf(token).sid)),
    ).toEqual(ended);
  });
});

describe("sessions of a customer", () => {
  it("are listed with their device, the last seen first, and mark the current one", async () => {
    const before = (
      await shop.call("login", {
        body: { phone: otherCustomer.phone, password: otherCustomer.password },
        headers: { "user-agent": phoneAgent },
      })
    ).body.data.access_token as string;
    await shop.call("endOtherSessions", { token: before });
    const stranger = await shop.signIn();
    const created_at = shop.clock.now().toISOString();
    shop.clock.pass(10 * MINUTE_MS);
    const token = await shop.signIn(otherCustomer);
    const now = shop.clock.now().toISOString();
    expect(await listed(token)).toEqual([
      { id: claimsOf(token).sid, device: null, created_at: now, last_seen_at: now, is_current: true },
      {
        id: claimsOf(before).sid,
        device: "Chrome · Android",
        created_at,
        last_seen_at: created_at,
        is_current: false,
      },
    ]);
    expect((await listed(stranger)).map(({ id }) => id)).not.toContain(claimsOf(token).sid);
  });

  it("record when they were last seen, every five minutes at most", async () => {
    const token = await shop.signIn(otherCustomer);
    const seen = async () =>
      (
        await shop.db
          .select()
          .from(sessions)
          .where(eq(sessions.id, claimsOf(token).sid))
      )[0]?.last_seen_at;
    const created = shop.clock.now();
    shop.clock.pass(5 * MINUTE_MS - 1);
    await status(token);
    expect(await seen()).toEqual(created);
    shop.clock.pass(1);
    await status(token);
    expect(await seen()).toEqual(shop.clock.now());
  });

  it("are all ended except the current one and other customers'", async () => {
    const [here, there, elsewhere] = [await shop.signIn(), await shop.signIn(), await shop.signIn()];
    const stranger = await shop.signIn(otherCustomer);
    expect((await shop.call("endOtherSessions", { token: here })).body.data).toBeNull();
    expect(await Promise.all([here, there, elsewhere, stranger].map((one) => status(one)))).toEqual([
      200, 401, 401, 200,
    ]);
    expect((await listed(here)).map(({ is_current }) => is_current)).toEqual([true]);
  });

  it("are ended one by one, once, by their own customer only", async () => {
    const [here, there, stranger] = [
      await shop.signIn(),
      await shop.signIn(),
      await shop.signIn(otherCustomer),
    ];
    const end = (token: string, sessionId: string) =>
      shop.call("endSession", { token, params: { sessionId } });
    const { sid } = claimsOf(there);
    expect((await end(stranger, sid)).status).toBe(404);
    expect((await end(here, sid)).body.data).toBeNull();
    expect((await end(here, sid)).status).toBe(404);
    expect(await Promise.all([here, there, stranger].map((one) => status(one)))).toEqual([200, 401, 200]);
  });

  it("are all ended by the operator, except those started afterwards", async () => {
    const before = [await shop.signIn(otherCustomer), await shop.signIn(otherCustomer)];
    const stranger = await shop.signIn();
    shop.clock.pass(1);
    await operatorSays(shop, "customer", "sign-out", "--phone", otherCustomer.phone);
    const after = await shop.signIn(otherCustomer);
    expect(await Promise.all([...before, stranger, after].map((one) => status(one)))).toEqual([
      401, 401, 200, 200,
    ]);
    expect(await listed(after)).toHaveLength(1);
    await expect(operatorSays(shop, "customer", "sign-out", "--phone", "12")).rejects.toThrow("No customer");
  });

  it("end when the operator blocks the customer, who cannot open another until unblocked", async () => {
    const { phone, password } = otherCustomer;
    const before = await shop.signIn(otherCustomer);
    shop.clock.pass(1);
    await operatorSays(shop, "customer", "block", "--phone", phone, "--reason", "Refused nine parcels.");
    expect(await status(before)).toBe(401);
    const login = (one = password, lang: "vi" | "en" = "en") =>
      shop.call("login", { body: { phone, password: one }, lang });
    expect(await login("Wrong@2026")).toMatchObject({ status: 401 });
    expect(await login()).toMatchObject({
      status: 403,
      body: {
        message_code: "ACCOUNT_BLOCKED",
        message: "Your account is blocked. Please contact customer care.",
      },
    });
    expect((await login(password, "vi")).body.message).toContain("đã bị khóa");

    await operatorSays(shop, "customer", "unblock", "--phone", phone);
    expect(await status(before)).toBe(401);
    expect((await login()).status).toBe(200);
    const log = JSON.stringify(await operatorSays(shop, "audit"));
    expect(log).toContain("Refused nine parcels.");
    expect(log).not.toContain(phone);
    await expect(operatorSays(shop, "customer", "block", "--phone", phone)).rejects.toThrow("--reason");
    await expect(operatorSays(shop, "customer", "unblock", "--phone", "12")).rejects.toThrow("No customer");
  });

  it("are limited to a hundred, dropping the least recently seen; expired ones are deleted", async () => {
    const first = await shop.signIn();
    shop.clock.pass(MINUTE_MS);
    const now = shop.clock.now();
    const row = { customer_id: demoCustomer.id, created_at: now, last_seen_at: now };
    const expires_at = new Date(now.getTime() + DAY_MS);
    await shop.db.insert(sessions).values(Array.from({ length: 99 }, () => ({ ...row, expires_at })));
    const token = await shop.signIn();
    expect(await listed(token)).toHaveLength(100);
    expect(await status(first)).toBe(401);
    expect(await status(token)).toBe(200);

    const kept = () => shop.db.$count(sessions);
    shop.clock.pass(31 * DAY_MS);
    await shop.signIn(otherCustomer);
    await shop.runJobs();
    expect(await kept()).toBe(1);
  });
});

describe("the device name of a session", () => {
  it.each([
    [phoneAgent, "Chrome · Android"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "Safari · iOS",
    ],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox · Windows"],
    ["", null],
    [undefined, null],
    ["!", null],
  ])("of user agent %j is %j", (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it("does not fail for a very long user agent", async () => {
    const { status: answered } = await shop.call("login", {
      body: { phone: demoCustomer.phone, password: demoCustomer.password },
      headers: { "user-agent": `${"x".repeat(4000)}/1.0 (y)` },
    });
    expect(answered).toBe(200);
  });
});
