import { randomUUID } from "node:crypto";
import Bowser from "bowser";
import { and, desc, eq, gt, gte, inArray, isNull, ne, or, sql } from "../../database/drizzle.ts";
import type { Database, Queryable } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { DEVICE_MAX_LENGTH } from "./tables.ts";
import { customers, sessions } from "../../database/schema/index.ts";
import { forbidden } from "../../errors/errors.ts";
import { updateByPhone } from "./accounts.ts";
import type { Customer, Session, SignedIn, SignInClient } from "../../signed-in.ts";
import { customerColumns } from "./customer.ts";
import { rememberDevice } from "./known-devices.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Lifetime of a session and its token. The spec gives none. */
const LIFETIME_MS = 30 * DAY_MS;
/** Lifetime of a session with an unverified phone, which is only good for the verification. */
const TEMPORARY_LIFETIME_MS = 30 * MINUTE_MS;
/** Precision of `last_seen_at`. */
const SEEN_EVERY_MS = 5 * MINUTE_MS;
/** Sessions kept per customer: beyond that, the least recently seen are deleted. */
const SESSIONS_PER_CUSTOMER = 100;

/** A session is over once it was ended, all of the customer's sessions were, or the account was closed or blocked. */
const isGood = and(
  isNull(sessions.ended_at),
  isNull(customers.deactivated_at),
  isNull(customers.blocked_at),
  or(isNull(customers.tokens_valid_from), gte(sessions.created_at, customers.tokens_valid_from)),
);

const goodById = prepared((db) =>
  db
    .select({ customer: customerColumns, session: sessions })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customer_id))
    .where(and(eq(sessions.id, sql.placeholder("id")), isGood))
    .prepare("good_session_by_id"),
);

/** An active session with its customer; null if there is none or it is over. Updates `last_seen_at`. */
export async function findSession(db: Database, id: string, now: Date): Promise<SignedIn | null> {
  const [found] = await goodById(db).execute({ id });
  if (!found || found.session.expires_at <= now) return null;
  const seenBefore = new Date(now.getTime() - SEEN_EVERY_MS);
  if (found.session.last_seen_at <= seenBefore) {
    await db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, id));
  }
  return found;
}

/** Returns which of these sessions are still active, for work that goes on without requests (streams, push messages). */
export async function findGoodSessions(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const good = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customer_id))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expires_at, now), isGood));
  return new Set(good.map(({ id }) => id));
}

/**
 * Opens a session for a customer authenticated at `now`.
 *
 * @throws DomainError `forbidden` if the account is blocked
 */
export async function openSession(
  db: Queryable,
  customer: Pick<Customer, "id" | "phone_verified_at" | "blocked_at">,
  { userAgent, device }: SignInClient,
  now: Date,
): Promise<Session> {
  if (customer.blocked_at !== null) throw forbidden("ACCOUNT_BLOCKED");
  const lifetime = customer.phone_verified_at ? LIFETIME_MS : TEMPORARY_LIFETIME_MS;
  const session: Session = {
    id: randomUUID(),
    customer_id: customer.id,
    device: deviceOf(userAgent),
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + lifetime),
    ended_at: null,
  };
  await db.insert(sessions).values(session);
  await dropSurplusSessions(db, customer.id);
  // An account with an unverified phone may be taken over by another person.
  if (customer.phone_verified_at) await rememberDevice(db, customer.id, device, now);
  return session;
}

/** A customer who has just been authenticated by password. */
export type ProvenCustomer = Pick<Customer, "id" | "phone_verified_at"> & { password_hash: string | null };

/**
 * Opens a session for a customer authenticated by password; null if the password was replaced or the account closed since the
 * check. The row lock makes a password change wait for this session, so that it ends it too, and the other way round.
 */
export function openSessionByPassword(
  db: Database,
  customer: ProvenCustomer,
  client: SignInClient,
  now: Date,
): Promise<Session | null> {
  const { id, password_hash } = customer;
  if (password_hash === null) return Promise.resolve(null);
  return db.transaction(async (tx) => {
    const [same] = await tx
      .select({ blocked_at: customers.blocked_at })
      .from(customers)
      .where(
        and(
          eq(customers.id, id),
          eq(customers.password_hash, password_hash),
          isNull(customers.deactivated_at),
        ),
      )
      .for("share");
    return same ? openSession(tx, { ...customer, ...same }, client, now) : null;
  });
}

/** Ends one session of a customer by id; false if it is not theirs or is over. */
export async function endSession(db: Queryable, customerId: number, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ ended_at: now })
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.customer_id, customerId),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, now),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a customer, except the one to keep. */
export async function endSessions(
  db: Queryable,
  customerId: number,
  now: Date,
  keep?: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ ended_at: now })
    .where(
      and(
        eq(sessions.customer_id, customerId),
        isNull(sessions.ended_at),
        keep === undefined ? undefined : ne(sessions.id, keep),
      ),
    );
}

/**
 * Ends every session of a customer that began before `now`, including one that is about to open with a password checked
 * earlier. Returns the customer's id; undefined if nobody has this phone number.
 */
export async function endAllSessions(db: Queryable, phone: string, now: Date): Promise<number | undefined> {
  return updateByPhone(db, phone, { tokens_valid_from: now, updated_at: now });
}

/** The customer's active sessions, last seen first. */
export function goodSessions(db: Database, customerId: number, now: Date) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customer_id))
    .where(and(eq(sessions.customer_id, customerId), gt(sessions.expires_at, now), isGood))
    .orderBy(desc(sessions.last_seen_at), sessions.id)
    .limit(SESSIONS_PER_CUSTOMER);
}

/** Deletes a customer's sessions beyond the limit, at each sign-in. */
async function dropSurplusSessions(db: Queryable, customerId: number): Promise<void> {
  await db.execute(sql`
    delete from sessions where id in (
      select id from sessions where customer_id = ${customerId}
      order by ended_at is null desc, last_seen_at desc, id offset ${SESSIONS_PER_CUSTOMER} for update skip locked)`);
}

/** Browser and system names, such as "Chrome · Android"; null if the user agent has neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name);
  return names.length > 0 ? names.join(" · ").slice(0, DEVICE_MAX_LENGTH) : null;
}
