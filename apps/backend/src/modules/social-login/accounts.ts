import { emailSchema, personNameSchema, UNNAMED_CUSTOMER, tidyText } from "@sen/domain";
import { and, eq, isNull } from "../../database/drizzle.ts";
import type { IssuedPerson } from "../../ports/identity-issuer.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { customers, socialAccounts } from "../../database/schema/index.ts";
import { notAllowedNow } from "../../errors/errors.ts";
import {
  addCustomer,
  addSocialAccount,
  findCustomer,
  lockEmail,
  releaseEmail,
  verifiedOwnerOf,
} from "../customers/index.ts";
import type { Customer } from "../../signed-in.ts";

/**
 * The customer of an issuer's identity. An account that verified the same email address is linked. Otherwise a new account is created,
 * whose phone number is not verified yet, and an account that only claimed the address loses it: somebody who registered with a foreign
 * address would otherwise share an account with its owner, or lock them out.
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
  if (!person.isEmailVerified) throw notAllowedNow("SOCIAL_EMAIL_UNVERIFIED");
  await lockEmail(tx, email.data);
  const customer_id =
    (await verifiedOwnerOf(tx, email.data)) ?? (await newCustomer(tx, person, email.data, now));
  await addSocialAccount(tx, { provider, subject: person.subject, customer_id }, now);
  return customer_id;
}

async function newCustomer(tx: Transaction, person: IssuedPerson, email: string, now: Date): Promise<number> {
  await releaseEmail(tx, email, now);
  const made = await addCustomer(tx, { full_name: nameOf(person), email, email_verified_at: now }, now);
  if (!made) throw new RangeError("A new customer has no row");
  return made.id;
}

/** The issuer's name if it is valid here. Customers can change it in their profile. */
function nameOf({ name }: IssuedPerson): string {
  const known = personNameSchema.safeParse(tidyText(name ?? ""));
  return known.success ? known.data : UNNAMED_CUSTOMER;
}
