import { hash } from "@node-rs/argon2";
import type { Database } from "../../src/database/connect.ts";
import { customers } from "../../src/database/schema/index.ts";

/** Phone number verified. Tests sign in as this customer by default. */
export const demoCustomer = {
  id: 1,
  phone: "0901234567",
  email: "sen@example.com",
  password: "Sen@2026demo",
};
/** Another customer, who must not access the first one's records. */
export const otherCustomer = { id: 2, phone: "0912345678", email: "khac@example.com", password: "Khac@2026" };
/** Registered, phone number never verified. */
export const unverifiedCustomer = {
  id: 3,
  phone: "0923456789",
  email: "chua@example.com",
  password: "Chua@2026",
};

/** The minimum cost of argon2id. A hash stores its own cost, so the many sign-ins in tests are cheap too. */
export const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export async function fillCustomers(db: Database): Promise<void> {
  const verified = new Date("2026-03-08T02:15:00.000Z");
  const rows = [
    { ...demoCustomer, full_name: "Nguyễn Thị Sen", phone_verified_at: verified },
    { ...otherCustomer, full_name: "Trần Văn Khác", phone_verified_at: verified },
    { ...unverifiedCustomer, full_name: "Lê Thị Chưa", phone_verified_at: null },
  ];
  for (const { password, ...row } of rows) {
    await db.insert(customers).values({ ...row, password_hash: await hash(password, cheap) });
  }
}
