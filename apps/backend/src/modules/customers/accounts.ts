import { REMOVED_CUSTOMER_NAME } from "@sen/domain";
import { and, eq, isNotNull, isNull, ne, or, sql } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { customers } from "../../database/schema/index.ts";
import { DomainError } from "../../errors/errors.ts";

/** How an account is named when somebody signs in. */
export type AccountName = { phone: string } | { email: string };

type CustomerRow = typeof customers.$inferSelect;

/**
 * The account of a phone number or mail address (lower case), with its password; null where there is none, or it is closed.
 * An address names the account that verified it; while none has, the one that named it first.
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

/** What somebody wants to have as theirs alone. */
interface Wanted {
  phone: string;
  email: string | null;
}

/**
 * Refuses a phone number or mail address that is somebody else's, at its field. An account holds neither before it has
 * verified it: whoever has the code has the number, or the address.
 *
 * @param own the account that may have them
 * @throws DomainError `conflict` with the field `phone` or `email`
 */
export async function assertNobodyElses(
  db: Queryable,
  { phone, email }: Wanted,
  own: number | null = null,
): Promise<void> {
  const holders = await db
    .select({ phone: customers.phone })
    .from(customers)
    .where(
      and(
        or(
          and(eq(customers.phone, phone), isNotNull(customers.phone_verified_at)),
          ...(email === null
            ? []
            : [and(eq(customers.email, email), isNotNull(customers.email_verified_at))]),
        ),
        ...(own === null ? [] : [ne(customers.id, own)]),
      ),
    );
  if (holders.length === 0) return;
  throw holders.some((one) => one.phone === phone) ? phoneRegistered() : emailRegistered();
}

/** 409 at the field of a phone number that has an account. */
export const phoneRegistered = (): DomainError => registered("phone", "PHONE_REGISTERED");

/** 409 at the field of a mail address that has an account. */
export const emailRegistered = (): DomainError => registered("email", "EMAIL_REGISTERED");

function registered(field: string, code: "PHONE_REGISTERED" | "EMAIL_REGISTERED"): DomainError {
  return new DomainError("conflict", code, { fields: [{ field, code }] });
}

/** What an account is opened with. */
export interface NewAccount extends Wanted {
  full_name: string;
  password_hash: string;
  lang: "vi" | "en";
}

/**
 * Opens an account whose phone has just been verified. One that has the number without ever having verified it becomes this
 * one: nothing was done with it yet, and its sessions end.
 *
 * @throws DomainError `conflict` where somebody was faster
 */
export async function openAccount(
  tx: Transaction,
  { phone, ...account }: NewAccount,
  now: Date,
): Promise<CustomerRow> {
  await assertNobodyElses(tx, { phone, email: account.email });
  const values = {
    ...account,
    email_verified_at: null,
    phone_verified_at: now,
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

/** The number is the customer's: they had the code that went there. One that is verified already stays as it is. */
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

/** Takes a number from an account that never verified it: somebody else has the code that went there. */
export async function releasePhone(tx: Transaction, phone: string, own: number, now: Date): Promise<void> {
  await tx
    .update(customers)
    .set({ phone: null, tokens_valid_from: now, updated_at: now })
    .where(and(eq(customers.phone, phone), ne(customers.id, own), isNull(customers.phone_verified_at)));
}

/** Writes a customer down; undefined where another has the phone number. */
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

/** Somebody who knows says whose a number is. Answers the customer; undefined where nobody has it. */
export async function vouchForPhone(db: Queryable, phone: string, now: Date): Promise<number | undefined> {
  const [customer] = await db
    .update(customers)
    .set({ phone_verified_at: now, updated_at: now })
    .where(eq(customers.phone, phone))
    .returning({ id: customers.id });
  return customer?.id;
}

/** Ends an account and makes its customer unknown: the phone number and the mail address are free again, and no session is valid. */
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
      deactivated_at: now,
      tokens_valid_from: now,
      updated_at: now,
    })
    .where(eq(customers.id, id));
}
