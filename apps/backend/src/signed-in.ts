import type { customers, sessions } from "./database/schema/index.ts";

/** Who is signed in: the record without its password. */
export type Customer = Omit<typeof customers.$inferSelect, "password_hash">;

/** A place where a customer is signed in. */
export type Session = typeof sessions.$inferSelect;

/** Who a request comes from, and where they are signed in. */
export interface SignedIn {
  customer: Customer;
  session: Session;
}
