import { beforeAll, describe, expect, it } from "vitest";
import { buying } from "../buying.ts";
import { useShop } from "../shop.ts";
import { demoCustomer } from "../small-shop/index.ts";
import { soak } from "./soak.ts";

const shop = useShop();

beforeAll(async () => {
  await buying(shop).giveAddress(demoCustomer.id);
});

describe("a shop in which customers come and go", () => {
  it("is seen to keep everything temporary while nobody sweeps", async () => {
    const growth = await soak(shop, { hours: 1, roundsAnHour: 1, work: () => Promise.resolve() });
    expect(growth.map(({ table }) => table).sort()).toEqual(
      expect.arrayContaining(["checkouts", "idempotency_keys", "login_attempts", "rate_limits", "sessions"]),
    );
  });
});
