import { inArray } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { customers } from "../database/schema/index.ts";
import { isPassword } from "../modules/customers/index.ts";
import { DEMO_PASSWORD, demoCustomers } from "../seed/content/customers.ts";

/** Whether a login of the demonstration can sign in. */
export async function hasDemoLogins(db: Database): Promise<boolean> {
  const phones = demoCustomers.map(({ phone }) => phone);
  const found = await db
    .select({ hash: customers.password_hash })
    .from(customers)
    .where(inArray(customers.phone, phones));
  const open = await Promise.all(found.map(({ hash }) => isPassword(DEMO_PASSWORD, hash)));
  return open.includes(true);
}
