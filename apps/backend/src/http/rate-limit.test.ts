import { like, sql } from "../database/drizzle.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useShop } from "../../test/shop.ts";
import { otherCustomer } from "../../test/small-shop/index.ts";
import { idempotencyKeys, rateLimits } from "../database/schema/index.ts";

const shop = await useShop();
// The limiter reads the system clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: shop.clock.now() }));
afterEach(() => void vi.useRealTimers());

// Counted before validation, so no password is compared.
const login = (from: string) => shop.call("login", { body: {}, from });

describe("rate limit counters by address", () => {
  it("are deleted after their minute", async () => {
    for (let index = 1; index <= 6; index += 1) await login(`192.0.2.${index}`);
    const kept = () => shop.db.$count(rateLimits, like(rateLimits.key, "%192.0.2.%"));
    expect(await kept()).toBe(6);
    shop.clock.pass(5 * 60_000);
    // A sweep refuses to run if this machine's clock differs from the database's.
    vi.useRealTimers();
    await shop.runJobs();
    expect(await kept()).toBe(0);
  });

  it("count an IPv6 network as one address", async () => {
    const answers = [];
    for (let index = 1; index <= 32; index += 1) answers.push((await login(`2001:db8::${index}`)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
  });

  it("refuse until the minute is over, with Retry-After", async () => {
    const from = "192.0.2.77";
    for (let index = 0; index < 30; index += 1) await login(from);
    vi.setSystemTime(Date.now() + 20_000);
    const refused = await login(from);
    expect([refused.status, refused.response.headers["retry-after"]]).toEqual([429, "40"]);
    vi.setSystemTime(Date.now() + 41_000);
    expect((await login(from)).status).not.toBe(429);
  });

  it("continue in the process while the database cannot count", async () => {
    await shop.db.execute(sql`alter table rate_limits rename to rate_limits_away`);
    const answers = [];
    for (let index = 0; index < 32; index += 1) answers.push((await login("192.0.2.78")).status);
    await shop.db.execute(sql`alter table rate_limits_away rename to rate_limits`);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
    expect(answers).toContain(422);
  });
});

describe("a customer's daily limits", () => {
  it("refuse further tickets until a day after the first, for that customer only", async () => {
    const token = await shop.signIn();
    const ask = (text: string, by = token) =>
      shop.call("createTicket", { token: by, body: { category: 6, subject: "Hỏi", text } });
    for (let index = 0; index < 50; index += 1) await ask(`Câu hỏi ${index}`);
    const refused = await ask("Một câu nữa");
    expect([refused.status, refused.body.message_code]).toEqual([429, "TOO_MANY_TODAY"]);
    expect((await ask("Câu hỏi", await shop.signIn(otherCustomer))).status).toBe(200);
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000 + 1_000);
    expect((await ask("Hôm sau", await shop.signIn())).status).toBe(200);
  });

  it.each([
    ["price of another address, for which the carrier is asked", "quoteOrderAddress", 300],
    ["reopened ticket, which gets an entry in its history", "reopenTicket", 50],
  ] as const)("refuse one more %s", async (_, operation, limit) => {
    const token = await shop.signIn(otherCustomer);
    const query = { province_id: 79, ward_id: 1 };
    const call = () => shop.call(operation, { token, params: { id: 1 }, query });
    expect((await call()).status).toBe(404);
    await shop.db
      .update(rateLimits)
      .set({ points: limit })
      .where(like(rateLimits.key, `${operation}:%`));
    expect((await call()).body.message_code).toBe("TOO_MANY_TODAY");
  });

  it("refuse a thousand and first addition to the cart: what each made is stored under its key", async () => {
    const token = await shop.signIn(otherCustomer);
    const add = () =>
      shop.call("addToCart", {
        token,
        headers: { "idempotency-key": crypto.randomUUID() },
        body: { items: [{ product_id: 5, variant_id: 51, quantity: 1 }] },
      });
    expect((await add()).status).toBe(200);
    await shop.db.update(rateLimits).set({ points: 1_000 }).where(like(rateLimits.key, "addToCart:%"));
    const kept = () => shop.db.$count(idempotencyKeys);
    const before = await kept();
    expect((await add()).body.message_code).toBe("TOO_MANY_TODAY");
    expect(await kept()).toBe(before);
  });
});
