import { eq } from "../../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { useShop, type Received } from "../../../../test/shop.ts";
import { demoCustomer, otherCustomer } from "../../../../test/small-shop/index.ts";
import { customers, attemptCounts } from "../../../database/schema/index.ts";
import { hashPassword } from "../passwords.ts";

// The per-address limits use the system clock and are not under test.
const shop = await useShop(undefined, undefined, { RATE_LIMIT: "off" });

const MINUTE_MS = 60_000;
const HOME = "203.0.113.10";
const ELSEWHERE = "198.51.100.20";
const { phone, email, password } = otherCustomer;

beforeEach(async () => {
  await shop.db.delete(attemptCounts);
  // Reset the per-address call limit.
  shop.clock.pass(MINUTE_MS);
});

type Account = { phone: string } | { email: string };
const attempt = (account: Account, from: string, sent: string) =>
  shop.call("login", { body: { ...account, password: sent }, from });
const wrong = (account: Account, from: string) => attempt(account, from, "Wrong@2026");
const right = (account: Account, from: string) => attempt(account, from, password);
const told = ({ status, body }: Received) =>
  [status, (body as { message_code?: string }).message_code] as const;
const locked = [403, "CUSTOMER_LOCK_ACCOUNT"];
const refused = [401, "LOGIN_FAILED"];

/** Sends one wrong password from each address in turn. */
async function wrongFrom(account: Account, ...addresses: string[]): Promise<void> {
  for (const address of addresses) await wrong(account, address);
}
const others = (count: number) => Array.from({ length: count }, (_, index) => `192.0.2.${index + 1}`);

/** How long the response was delayed, in seconds. */
async function waits(call: () => Promise<Received>): Promise<{ seconds: number; status: number }> {
  const before = shop.clock.now().getTime();
  const { status } = await call();
  return { seconds: (shop.clock.now().getTime() - before) / 1000, status };
}

describe("five wrong passwords from one address", () => {
  it("report how many tries are left", async () => {
    const message = async () => {
      const body = { phone, password: "Wrong@2026" };
      return ((await shop.call("login", { body, from: HOME, lang: "en" })).body as { message: string })
        .message;
    };
    expect(await message()).toMatch(/Tries left: 4\.$/);
    expect(await message()).toMatch(/Tries left: 3\.$/);
  });

  it("lock the account for that address for 15 minutes, even for the right password", async () => {
    for (let tries = 1; tries <= 4; tries += 1) expect(told(await wrong({ phone }, HOME))).toEqual(refused);
    const fifth = await shop.call("login", {
      body: { phone, password: "Wrong@2026" },
      from: HOME,
      lang: "en",
    });
    expect(told(fifth)).toEqual(locked);
    expect((fifth.body as { message: string }).message).toContain("15 minutes");

    shop.clock.pass(15 * MINUTE_MS - 1);
    expect(told(await right({ phone }, HOME))).toEqual(locked);
    shop.clock.pass(1);
    expect((await right({ phone }, HOME)).status).toBe(200);
  });

  it("delay the owner's sign-in from elsewhere by one second", async () => {
    await wrongFrom({ phone }, ...Array<string>(20).fill(HOME));
    expect(await waits(() => right({ phone }, ELSEWHERE))).toEqual({ seconds: 1, status: 200 });
  });

  it("count once each when sent concurrently", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrong({ phone }, HOME)));
    expect(answers.map(({ status }) => status).filter((status) => status === 401)).toHaveLength(4);
    expect(told(await right({ phone }, HOME))).toEqual(locked);
  });

  it("count together for one IPv6 /64 network", async () => {
    await wrongFrom({ phone }, ...[1, 2, 3, 4, 5].map((end) => `2001:db8::${end}`));
    expect(told(await wrong({ phone }, "2001:db8::77"))).toEqual(locked);
    expect(told(await wrong({ phone }, "2001:db8:0:1::77"))).toEqual(refused);
  });

  it("by phone do not lock the same customer's sign-in by email, and the reverse", async () => {
    await wrongFrom({ phone }, ...Array<string>(5).fill(HOME));
    expect(await waits(() => right({ email }, HOME))).toEqual({ seconds: 0, status: 200 });
    await wrongFrom({ email }, ...Array<string>(5).fill(ELSEWHERE));
    expect(told(await right({ email: email.toUpperCase() }, ELSEWHERE))).toEqual(locked);
    expect(told(await wrong({ phone }, ELSEWHERE))).toEqual(refused);
  });

  it("are reset by the right password", async () => {
    for (let round = 0; round < 2; round += 1) {
      await wrongFrom({ phone }, ...Array<string>(4).fill(HOME));
      expect((await right({ phone }, HOME)).status).toBe(200);
    }
    expect(await waits(() => right({ phone }, ELSEWHERE))).toEqual({ seconds: 0, status: 200 });
  });
});

describe("wrong passwords from many addresses", () => {
  it("delay every sign-in to the account by up to eight seconds but lock nobody out", async () => {
    const seconds: number[] = [];
    for (const address of others(12)) seconds.push((await waits(() => wrong({ phone }, address))).seconds);
    expect(seconds).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 8, 8, 8]);
    expect(await waits(() => right({ phone }, HOME))).toEqual({ seconds: 8, status: 200 });
    expect(await waits(() => right(demoCustomer, HOME))).toMatchObject({ seconds: 0 });
  });

  it("expire one per 15 minutes", async () => {
    await wrongFrom({ phone }, ...others(12));
    const seconds: number[] = [];
    for (let quarters = 0; quarters < 5; quarters += 1) {
      seconds.push((await waits(() => right({ phone }, HOME))).seconds);
      shop.clock.pass(15 * MINUTE_MS);
    }
    expect(seconds).toEqual([8, 4, 2, 1, 0]);
  });
});

describe("an unknown account", () => {
  const unknown = { phone: "0988888888" };

  it("gets the same responses, delays and locks as a known one", async () => {
    const answersOf = async (account: Account) => {
      await shop.db.delete(attemptCounts);
      const told: unknown[] = [];
      for (const address of [...Array<string>(7).fill(HOME), ...others(6), HOME]) {
        const before = shop.clock.now().getTime();
        const { status, body } = await wrong(account, address);
        told.push([status, body, shop.clock.now().getTime() - before]);
      }
      return told;
    };
    const start = shop.clock.now();
    const known = await answersOf({ phone });
    shop.clock.set(start);
    expect(await answersOf(unknown)).toEqual(known);
  });

  it("costs as much CPU time for the password check as a known one", async () => {
    // Hash at the shop's cost: the test customers use a cheaper one.
    const password_hash = await hashPassword(password);
    await shop.db.update(customers).set({ password_hash }).where(eq(customers.phone, phone));
    /** CPU time of one call, in microseconds: unlike elapsed time, it does not depend on the machine's load. */
    const workOf = async (account: Account, address: string) => {
      await shop.db.delete(attemptCounts);
      const before = process.cpuUsage();
      await wrong(account, address);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const work = { known: [] as number[], unknown: [] as number[] };
    for (const address of others(7)) {
      work.known.push(await workOf({ phone }, address));
      work.unknown.push(await workOf(unknown, address));
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[3] ?? 0;
    const ratio = median(work.unknown) / median(work.known);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });
});

describe("stored login attempts", () => {
  it("contain neither account nor address, and are deleted after they expire", async () => {
    await wrongFrom({ phone }, HOME);
    await wrongFrom({ email: "nguoi.la@example.com" }, ELSEWHERE);
    const kept = JSON.stringify(await shop.db.select().from(attemptCounts));
    for (const secret of [phone, "nguoi.la", HOME, ELSEWHERE]) expect(kept).not.toContain(secret);

    shop.clock.pass(15 * MINUTE_MS);
    await wrong({ phone: "0977777777" }, HOME);
    await shop.runJobs();
    expect(await shop.db.select().from(attemptCounts)).toHaveLength(2);
  });
});
