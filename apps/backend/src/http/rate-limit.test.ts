import { like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { useShop } from "../../test/shop.ts";
import { rateLimits } from "../database/schema/index.ts";

const shop = useShop();
const login = (from: string) =>
  shop.call("login", { body: { phone: "0977777777", password: "Khongdung1" }, from });

describe("the counters of the limits by address", () => {
  it("go after their minute, so that no address is kept for good", async () => {
    for (let index = 1; index <= 6; index += 1) await login(`192.0.2.${index}`);
    const kept = () => shop.db.$count(rateLimits, like(rateLimits.key, "%192.0.2.%"));
    expect(await kept()).toBe(6);
    shop.clock.pass(5 * 60_000);
    await shop.runJobs();
    expect(await kept()).toBe(0);
  });

  it("are one for a network of IPv6, in which one customer has many addresses", async () => {
    const answers = [];
    for (let index = 1; index <= 32; index += 1) answers.push((await login(`2001:db8::${index}`)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(2);
  });
});
