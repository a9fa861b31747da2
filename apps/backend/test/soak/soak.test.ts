import { describe, expect, it } from "vitest";
import { buying } from "../buying.ts";
import { useShop } from "../shop.ts";
import { demoCustomer } from "../small-shop/index.ts";
import { soak } from "./soak.ts";

/** Simulated hours. `npm run soak` simulates a whole day. */
const hours = Number(process.env["SOAK_HOURS"] ?? 2);
const shop = await useShop();

await buying(shop).giveAddress(demoCustomer.id);

describe("a shop that customers visit for hours", () => {
  it(
    "returns to its initial table sizes after all have left, if all jobs run",
    { timeout: 600_000 },
    async () => {
      expect(await soak(shop, { hours, roundsAnHour: 1, work: () => shop.runJobs() })).toEqual([]);
    },
  );

  it("keeps its temporary rows if no sweep runs", async () => {
    const growth = await soak(shop, { hours: 1, roundsAnHour: 1, work: () => Promise.resolve() });
    expect(growth.map(({ table }) => table).sort()).toEqual(
      expect.arrayContaining(["attempt_counts", "checkouts", "idempotency_keys", "rate_limits", "sessions"]),
    );
  });
});
