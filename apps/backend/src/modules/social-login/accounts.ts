import { emailSchema, personNameSchema, UNNAMED_CUSTOMER, tidyText } from "@sen/domain";
import { and, eq, isNull } from "drizzle-orm";
import type { IssuedPerson } from "../../adapters/identity-issuer/social-issuers.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { customers, socialAccounts } from "../../database/schema/index.ts";
import { conflict, notAllowedNow } from "../../errors/errors.ts";
import { type Customer, findCustomer } from "../customers/index.ts";

/**
 * The customer whom an issuer's word means. An unknown person gets an account, whose phone is still to be verified; an account of
 * the same mail address is joined only where both the issuer and this shop have seen that the address is the person's: whoever
 * registered with another's address would otherwise share an account with them.
 */
export async function customerOf(
  db: Database,
  provider: string,
  person: IssuedPerson,
  now: Date,
): Promise<Customer> {
  const id = await db.transaction(
    async (tx) => (await knownId(tx, provider, person)) ?? joined(tx, provider, person, now),
  );
  const customer = await findCustomer(db, id);
  if (!customer) throw new RangeError("A customer who was just found is gone");
  return customer;
}

async function knownId(tx: Transaction, provider: string, { subject }: IssuedPerson): Promise<number | null> {
  const [known] = await tx
    .select({ id: socialAccounts.customer_id })
    .from(socialAccounts)
    .innerJoin(customers, eq(customers.id, socialAccounts.customer_id))
    .where(
      and(
        eq(socialAccounts.provider, provider),
        eq(socialAccounts.subject, subject),
        isNull(customers.deactivated_at),
      ),
    );
  return known?.id ?? null;
}

async function joined(tx: Transaction, provider: string, person: IssuedPerson, now: Date): Promise<number> {
  const email = emailSchema.safeParse(person.email ?? "");
  if (!email.success) throw notAllowedNow("SOCIAL_EMAIL_MISSING");
  const [owner] = await tx
    .select({ id: customers.id, email_verified_at: customers.email_verified_at })
    .from(customers)
    .where(eq(customers.email, email.data));
  if (owner && !(person.isEmailVerified && owner.email_verified_at)) {
    throw conflict("SOCIAL_ACCOUNT_CONFLICT");
  }
  if (!person.isEmailVerified) throw notAllowedNow("SOCIAL_EMAIL_UNVERIFIED");
  const customer_id = owner?.id ?? (await newCustomer(tx, person, email.data, now));
  await tx
    .insert(socialAccounts)
    .values({ provider, subject: person.subject, customer_id, created_at: now })
    .onConflictDoNothing();
  return customer_id;
}

async function newCustomer(tx: Transaction, person: IssuedPerson, email: string, now: Date): Promise<number> {
  const [made] = await tx
    .insert(customers)
    .values({ full_name: nameOf(person), email, email_verified_at: now, created_at: now, updated_at: now })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  // Somebody has registered with the address in this moment.
  if (!made) throw conflict("SOCIAL_ACCOUNT_CONFLICT");
  return made.id;
}

/** The issuer's name where it is one that customers may have; they can change it in their profile. */
function nameOf({ name }: IssuedPerson): string {
  const known = personNameSchema.safeParse(tidyText(name ?? ""));
  return known.success ? known.data : UNNAMED_CUSTOMER;
}
