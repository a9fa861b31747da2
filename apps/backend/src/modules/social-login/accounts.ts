import { emailSchema, personNameSchema, UNNAMED_CUSTOMER } from "@sen/domain";
import { and, eq, isNotNull, isNull, type SQL } from "../../database/drizzle.ts";
import type { IdentityIssuer, IssuedPerson } from "../../ports/identity-issuer.ts";
import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connect.ts";
import { customers, sessions, socialAccounts } from "../../database/schema/index.ts";
import { notAllowedNow } from "../../errors/errors.ts";
import {
  addCustomer,
  findGoodSessions,
  linkSocialAccount,
  lockEmail,
  openSession,
  releaseEmail,
} from "../customers/index.ts";
import { queueMessage, socialAccountMessage } from "../messages/index.ts";
import type { Session, SignInClient } from "../../signed-in.ts";

type CustomerRow = typeof customers.$inferSelect;

/** A person who signed in with an issuer. */
export interface SocialPerson extends IssuedPerson {
  issuer: Pick<IdentityIssuer, "id" | "name">;
}

type MessageConfig = Pick<Config, "jwtSecret" | "storefrontUrl">;

/** Opens a session for a person of an issuer. Blocks a change of the password, or of the linked sign-ins, until it is open: the change then ends it. */
export async function signInPerson(
  tx: Transaction,
  config: MessageConfig,
  { person, client }: { person: SocialPerson; client: SignInClient },
  now: Date,
): Promise<{ customer: CustomerRow; session: Session }> {
  const customer = (await linkedCustomer(tx, person)) ?? (await customerByEmail(tx, config, person, now));
  return { customer, session: await openSession(tx, customer, client, now) };
}

/**
 * Links a person of an issuer to the account of a session.
 *
 * @throws DomainError if the session has ended, or the person is linked to another account
 */
export async function linkPerson(
  tx: Transaction,
  config: MessageConfig,
  { person, sessionId }: { person: SocialPerson; sessionId: string },
  now: Date,
): Promise<{ customer: CustomerRow; session: Session }> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId));
  const customer = session && (await lockCustomer(tx, eq(customers.id, session.customer_id)));
  // Asked once the account is locked: a change of the password ends the session.
  if (!customer || !(await findGoodSessions(tx, [sessionId], now)).has(sessionId)) {
    throw notAllowedNow("SOCIAL_TOKEN_INVALID");
  }
  await link(tx, config, { person, customer }, now);
  return { customer, session };
}

/** The customer whose account a person is linked to. */
async function linkedCustomer(tx: Transaction, person: SocialPerson): Promise<CustomerRow | null> {
  const isPerson = and(
    eq(socialAccounts.provider, person.issuer.id),
    eq(socialAccounts.subject, person.subject),
  );
  const linked = () => tx.select({ id: socialAccounts.customer_id }).from(socialAccounts).where(isPerson);
  const [known] = await linked();
  const customer = known ? await lockCustomer(tx, eq(customers.id, known.id)) : null;
  // The link may have been removed before the account was locked.
  const [still] = customer ? await linked() : [];
  return still?.id === customer?.id ? customer : null;
}

/**
 * The customer who verified a person's email address, whose account is then linked. Otherwise a new one, whose phone number is not verified
 * yet, and an account that only claimed the address loses it: somebody who registered with a foreign address would otherwise share an
 * account with its owner, or lock them out.
 */
async function customerByEmail(
  tx: Transaction,
  config: MessageConfig,
  person: SocialPerson,
  now: Date,
): Promise<CustomerRow> {
  const email = emailSchema.safeParse(person.email);
  if (!email.success) throw notAllowedNow("SOCIAL_EMAIL_MISSING");
  if (!person.isEmailVerified) throw notAllowedNow("SOCIAL_EMAIL_UNVERIFIED");
  await lockEmail(tx, email.data);
  const isOwner = and(eq(customers.email, email.data), isNotNull(customers.email_verified_at));
  const owner = await lockCustomer(tx, isOwner);
  const { email_verified_at: verified, social_unlinked_at: unlinked } = owner ?? {};
  if (verified && unlinked && verified <= unlinked) throw notAllowedNow("SOCIAL_NOT_LINKED");
  const customer = owner ?? (await newCustomer(tx, person, email.data, now));
  await link(tx, config, { person, customer }, now);
  return customer;
}

/** An active customer, who stays as they are until the transaction ends. */
async function lockCustomer(tx: Transaction, which: SQL | undefined): Promise<CustomerRow | null> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(which, isNull(customers.deactivated_at)))
    .for("share");
  return customer ?? null;
}

/** Links a person to an account and notifies its customer, if the account was there before. */
async function link(
  tx: Transaction,
  config: MessageConfig,
  { person, customer }: { person: SocialPerson; customer: CustomerRow },
  now: Date,
): Promise<void> {
  const { issuer, subject } = person;
  const { data: email = null } = emailSchema.safeParse(person.email);
  const account = { provider: issuer.id, subject, email, customer_id: customer.id };
  if (!(await linkSocialAccount(tx, account, now))) throw notAllowedNow("SOCIAL_LINKED_ELSEWHERE");
  if (customer.phone_verified_at === null) return;
  const name = email === null ? issuer.name : `${issuer.name} (${email})`;
  const message = socialAccountMessage(customer, { kind: "linked", name }, config.storefrontUrl, now);
  await queueMessage(tx, config, message);
}

async function newCustomer(
  tx: Transaction,
  person: IssuedPerson,
  email: string,
  now: Date,
): Promise<CustomerRow> {
  await releaseEmail(tx, email, now);
  const made = await addCustomer(tx, { full_name: nameOf(person), email, email_verified_at: now }, now);
  if (!made) throw new RangeError("A new customer has no row");
  return made;
}

/** The issuer's name if it is valid here. Customers can change it in their profile. */
function nameOf({ name }: IssuedPerson): string {
  const known = personNameSchema.safeParse(name);
  return known.success ? known.data : UNNAMED_CUSTOMER;
}
