import { REMOVED_CUSTOMER_NAME } from "@sen/domain";
import { and, eq, isNotNull, isNull, ne, sql } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { customers } from "../../database/schema/index.ts";
import { DomainError } from "../../errors/errors.ts";

/** The identifier typed to sign in. */
export type AccountName = { phone: string } | { email: string };

type CustomerRow = typeof customers.$inferSelect;

/**
 * The account with a phone number or email address (lower case), including its password hash; null if there is none or it is closed.
 * An email address belongs to the account that verified it; until one has, to the oldest account that entered it.
 */
export async function findAccount(db: Queryable, name: AccountName): Promise<CustomerRow | null> {
  const isNamed = "phone" in name ? eq(customers.phone, name.phone) : eq(customers.email, name.email);
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(isNamed, isNull(customers.deactivated_at)))
    .orderBy(sql`${customers.email_verified_at} is null`, customers.id)
    .limit(1);
  return customer ?? null;
}

/**
 * Whether another account than `own` has verified the phone number. An unverified claim does not count: the first customer to enter the
 * code gets the number.
 */
export async function isPhoneTaken(db: Queryable, phone: string, own = 0): Promise<boolean> {
  const isVerified = isNotNull(customers.phone_verified_at);
  return (await db.$count(customers, and(eq(customers.phone, phone), isVerified, ne(customers.id, own)))) > 0;
}

/** Throws a `conflict` with the field `email` if an account has verified the email address. */
export async function assertEmailFree(db: Queryable, email: string | null): Promise<void> {
  if (email === null) return;
  const isVerified = isNotNull(customers.email_verified_at);
  if ((await db.$count(customers, and(eq(customers.email, email), isVerified))) > 0) throw emailRegistered();
}

/** 409 at the field of a phone number that already has an account. */
export const phoneRegistered = (): DomainError => registered("phone", "PHONE_REGISTERED");

/** 409 at the field of an email address that already has an account. */
export const emailRegistered = (): DomainError => registered("email", "EMAIL_REGISTERED");

function registered(field: string, code: "PHONE_REGISTERED" | "EMAIL_REGISTERED"): DomainError {
  return new DomainError("conflict", code, { fields: [{ field, code }] });
}

/** Data to open an account with. */
export interface NewAccount {
  phone: string;
  email: string | null;
  full_name: string;
  password_hash: string;
  lang: "vi" | "en";
}

/**
 * Opens an account whose phone has just been verified. Takes over an account that has the number unverified: it has never been used.
 * Sessions of that account end.
 *
 * @throws DomainError `conflict` if another request registered first
 */
export async function openAccount(
  tx: Transaction,
  { phone, ...account }: NewAccount,
  now: Date,
): Promise<CustomerRow> {
  if (await isPhoneTaken(tx, phone)) throw phoneRegistered();
  await assertEmailFree(tx, account.email);
  const values = {
    ...account,
    email_verified_at: null,
    phone_verified_at: now,
    blocked_at: null,
    tokens_valid_from: now,
    updated_at: now,
  };
  const [taken] = await tx
    .update(customers)
    .set(values)
    .where(and(eq(customers.phone, phone), isNull(customers.phone_verified_at)))
    .returning();
  if (taken) return taken;
  const made = await addCustomer(tx, { phone, ...values }, now);
  if (!made) throw phoneRegistered();
  return made;
}

/** Marks the phone as verified, after the customer entered the code sent to it. Leaves an already verified one as it is. */
export async function markPhoneVerified(
  tx: Transaction,
  { id, phone }: Pick<CustomerRow, "id" | "phone">,
  now: Date,
): Promise<void> {
  await tx
    .update(customers)
    .set({ phone, phone_verified_at: now, updated_at: now })
    .where(and(eq(customers.id, id), isNull(customers.phone_verified_at)));
}

/** Takes a number from an account that never verified it, because another customer has entered the code sent to it. */
export async function releasePhone(tx: Transaction, phone: string, own: number, now: Date): Promise<void> {
  await tx
    .update(customers)
    .set({ phone: null, tokens_valid_from: now, updated_at: now })
    .where(and(eq(customers.phone, phone), ne(customers.id, own), isNull(customers.phone_verified_at)));
}

/** Inserts a customer; undefined if another has the phone number. */
export async function addCustomer(
  db: Queryable,
  customer: Omit<typeof customers.$inferInsert, "created_at" | "updated_at">,
  now: Date,
): Promise<CustomerRow | undefined> {
  const [made] = await db
    .insert(customers)
    .values({ ...customer, created_at: now, updated_at: now })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** Marks a phone number as verified on an operator's word. Returns the customer's id; undefined if nobody has the number. */
export const confirmPhone = (db: Queryable, phone: string, now: Date): Promise<number | undefined> =>
  updateByPhone(db, phone, { phone_verified_at: now, updated_at: now });

/** Changes the customer with a phone number. Returns their id; undefined if nobody has the number. */
export async function updateByPhone(
  db: Queryable,
  phone: string,
  changes: Partial<typeof customers.$inferInsert>,
): Promise<number | undefined> {
  const [customer] = await db
    .update(customers)
    .set(changes)
    .where(eq(customers.phone, phone))
    .returning({ id: customers.id });
  return customer?.id;
}

/**
 * Blocks a customer, whose sessions end and who cannot sign in, or unblocks them. Returns the customer's id; undefined if nobody has the
 * phone number.
 */
export async function setBlocked(
  db: Queryable,
  phone: string,
  isBlocked: boolean,
  now: Date,
): Promise<number | undefined> {
  const change = isBlocked ? { blocked_at: now, tokens_valid_from: now } : { blocked_at: null };
  return updateByPhone(db, phone, { ...change, updated_at: now });
}

/** Closes an account and anonymizes it, again if it is closed already. Frees the phone number and email address, and ends all sessions. */
export async function closeAccount(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx
    .update(customers)
    .set({
      full_name: REMOVED_CUSTOMER_NAME,
      phone: null,
      email: null,
      email_verified_at: null,
      password_hash: null,
      phone_verified_at: null,
      birthday: null,
      gender: null,
      avatar_url: null,
      last_mall_id: null,
      deactivated_at: sql`coalesce(${customers.deactivated_at}, ${now.toISOString()})`,
      tokens_valid_from: now,
      updated_at: now,
    })
    .where(eq(customers.id, id));
}
