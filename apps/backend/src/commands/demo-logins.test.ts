import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { demoCustomer } from "../../test/small-shop/index.ts";
import { useShop } from "../../test/shop.ts";
import { customers } from "../database/schema/index.ts";
import { hashPassword } from "../modules/customers/passwords.ts";
import { hasDemoLogins } from "./demo-logins.ts";

const shop = useShop();

it("tells a login of the demonstration from its owner's own with the same phone", async () => {
  expect(await hasDemoLogins(shop.db)).toBe(true);
  const password_hash = await hashPassword("Chu-that-cua-so-1");
  await shop.db.update(customers).set({ password_hash }).where(eq(customers.phone, demoCustomer.phone));
  expect(await hasDemoLogins(shop.db)).toBe(false);
});
