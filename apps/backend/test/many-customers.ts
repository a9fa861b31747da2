import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { customers } from "../src/database/schema/index.ts";
import { tokenKeys } from "../src/http/token-keys.ts";
import { openSession } from "../src/modules/customers/index.ts";
import type { TestShop } from "./shop.ts";
import { cheap } from "./small-shop/customers.ts";

/** The password of all customers made here. */
export const MANY_PASSWORD = "Matkhau1";

/** A customer who was signed in. */
export interface SignedInCustomer {
  id: number;
  token: string;
}

/** Creates signed-in customers with verified phone numbers. Their sessions are opened without checking the password. */
export async function manyCustomers(shop: TestShop, wanted: number): Promise<SignedInCustomer[]> {
  const { clock, config, db } = shop;
  const now = clock.now();
  const password_hash = await hash(MANY_PASSWORD, cheap);
  const rows = Array.from({ length: wanted }, (_, index) => ({
    phone: `07${String(index).padStart(8, "0")}`,
    email: `buyer-${index}@example.com`,
    full_name: "Nguyễn Văn Mua",
    password_hash,
    phone_verified_at: now,
  }));
  const made = await db.insert(customers).values(rows).returning();
  const keys = tokenKeys([config.jwtSecret]);
  const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
  return Promise.all(
    made.map(async (customer) => {
      const client = { userAgent: undefined, device: randomUUID() };
      const { id, customer_id, created_at, expires_at } = await openSession(db, customer, client, now);
      const claims = {
        sub: String(customer_id),
        sid: id,
        iat: seconds(created_at),
        exp: seconds(expires_at),
      };
      return { id: customer_id, token: keys.sign(claims) };
    }),
  );
}
