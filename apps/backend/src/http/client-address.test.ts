import { PaymentMethod } from "@sen/domain";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buying, newKey } from "../../test/buying.ts";
import { useShop } from "../../test/shop.ts";
import { demoCustomer } from "../../test/small-shop/index.ts";
import { readConfig } from "../config.ts";
import { rateLimits } from "../database/schema/index.ts";
import { buildServer } from "../server.ts";

const shop = await useShop();
/** Sign-ins that one IP address may send in a minute; more get a 429. */
const LOGINS_A_MINUTE = 30;
const STOREFRONT = "10.0.0.5";

/** One server per list of trusted proxies. */
const servers = new Map<string, FastifyInstance>();
// The limiter reads the system clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: shop.clock.now() }));
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  for (const server of servers.values()) await server.close();
});

async function trusting(TRUSTED_PROXIES: string): Promise<FastifyInstance> {
  // Every test starts with fresh counters.
  await shop.db.delete(rateLimits);
  const known = servers.get(TRUSTED_PROXIES);
  if (known) return known;
  const { trustedProxies } = readConfig({ SEN_DATA_DIR: shop.config.dataDir, TRUSTED_PROXIES });
  const server = await buildServer({
    config: { ...shop.config, trustedProxies },
    db: shop.db,
    adapters: shop.adapters,
  });
  servers.set(TRUSTED_PROXIES, server);
  return server;
}

/** Sends sign-ins, which are counted before their missing passwords are noticed, and counts the statuses. */
async function logins(
  app: FastifyInstance,
  count: number,
  from: string,
  forwarded: (index: number) => string,
) {
  const statuses: Record<number, number> = {};
  for (let index = 0; index < count; index += 1) {
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/api/v1/login",
      remoteAddress: from,
      headers: { "x-forwarded-for": forwarded(index) },
      payload: {},
    });
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  }
  return statuses;
}

describe("the client address", () => {
  it.each([
    ["nobody is trusted", "", "203.0.113.50"],
    ["somebody else is trusted", STOREFRONT, "203.0.113.51"],
    ["somebody else is trusted, not even the loopback is", STOREFRONT, "127.0.0.1"],
  ])("is the connection's when %s", async (_, trusted, from) => {
    const app = await trusting(trusted);
    const forged = (index: number) => `198.51.100.${index}`;
    expect(await logins(app, LOGINS_A_MINUTE + 3, from, forged)).toEqual({
      422: LOGINS_A_MINUTE,
      429: 3,
    });
  });

  it("is the one that the trusted storefront forwards, so that two customers are counted separately", async () => {
    const app = await trusting(STOREFRONT);
    const first = () => "198.51.100.1";
    const second = () => "198.51.100.2";
    expect(await logins(app, LOGINS_A_MINUTE + 1, STOREFRONT, first)).toEqual({
      422: LOGINS_A_MINUTE,
      429: 1,
    });
    expect(await logins(app, 2, STOREFRONT, second)).toEqual({ 422: 2 });
  });

  it("is not one that the client forged before the proxy", async () => {
    const app = await trusting(STOREFRONT);
    const forged = (index: number) => `203.0.113.${index}, 198.51.100.3`;
    expect(await logins(app, LOGINS_A_MINUTE + 2, STOREFRONT, forged)).toEqual({
      422: LOGINS_A_MINUTE,
      429: 2,
    });
  });
});

describe("a URL in a response", () => {
  const names = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };

  it.each(["/api/v1/malls", "/docs", "/docs/json", "/docs/static/index.html", "/gateway/pay/x", "/nowhere"])(
    "never has the host named by the request: %s",
    async (url) => {
      const app = await trusting("loopback");
      const { headers, body } = await app.inject({ url, headers: names });
      expect(JSON.stringify(headers) + body).not.toContain("evil.example");
    },
  );

  it("for the payment page, and from there back to the shop, follows the settings", async () => {
    const { giveAddress, prepare, press } = buying(shop);
    const token = await shop.signIn();
    await giveAddress(demoCustomer.id);
    const { id, totals } = await prepare(token, [{ variant: 51 }], { method: PaymentMethod.online });
    const { body } = await shop.call("createOrder", {
      body: { checkout_id: id, total: totals.total },
      headers: { "idempotency-key": newKey(), ...names },
      token,
    });
    const { payment_url } = body.data as { payment_url: string };
    expect(payment_url.startsWith(`${shop.config.publicUrl}/gateway/pay/`)).toBe(true);
    expect(new URL(await press(payment_url, "decline")).origin).toBe(shop.config.storefrontUrl);
  });
});
