import type { customers, sessions } from "./database/schema/index.ts";

/** A customer record without its password. */
export type Customer = Omit<typeof customers.$inferSelect, "password_hash" | "social_unlinked_at"> & {
  has_password: boolean;
};

/** One sign-in of a customer on one device. */
export type Session = typeof sessions.$inferSelect;

/** The customer that sent a request, and the session. */
export interface SignedIn {
  customer: Customer;
  session: Session;
}

/** The browser and device of a sign-in. */
export interface SignInClient {
  userAgent: string | undefined;
  /** Device id, which the account remembers from now on. */
  device: string;
}
