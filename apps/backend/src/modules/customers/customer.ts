import { eq, sql } from "../../database/drizzle.ts";
import type { Database } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { customers } from "../../database/schema/index.ts";
import type { Customer } from "../../signed-in.ts";

/** Columns read of a customer. */
export const customerColumns = {
  id: customers.id,
  full_name: customers.full_name,
  phone: customers.phone,
  email: customers.email,
  email_verified_at: customers.email_verified_at,
  phone_verified_at: customers.phone_verified_at,
  has_password: sql<boolean>`${customers.password_hash} is not null`,
  birthday: customers.birthday,
  gender: customers.gender,
  avatar_url: customers.avatar_url,
  lang: customers.lang,
  last_mall_id: customers.last_mall_id,
  deactivated_at: customers.deactivated_at,
  blocked_at: customers.blocked_at,
  tokens_valid_from: customers.tokens_valid_from,
  created_at: customers.created_at,
  updated_at: customers.updated_at,
};

const byId = prepared((db) =>
  db
    .select(customerColumns)
    .from(customers)
    .where(eq(customers.id, sql.placeholder("id")))
    .limit(1)
    .prepare("customer_by_id"),
);

/** Reads a customer by id; null if there is none. */
export async function findCustomer(db: Database, id: number): Promise<Customer | null> {
  const [customer] = await byId(db).execute({ id });
  return customer ?? null;
}
