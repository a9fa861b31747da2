import { LANGUAGES } from "@sen/domain";
import {
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "../../database/drizzle.ts";
import { oneOfValues, upTo } from "../../database/schema/checks.ts";
import { createdAt, foreignRowId, moment, rowId } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";

/** Maximum length of a session's device name. */
export const DEVICE_MAX_LENGTH = 100;

export const customers = pgTable(
  "customers",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    full_name: text().notNull(),
    /** Ten digits, starting with 0. */
    phone: text().unique(),
    /** Lower case. Several accounts may enter one address, but at most one has verified it. */
    email: text(),
    /** When the customer verified the email address; null until then. */
    email_verified_at: moment(),
    /** argon2id, PHC string. Null for accounts with social sign-in only. */
    password_hash: text(),
    /** Null until the phone is verified: before that, the customer does not count as signed in. */
    phone_verified_at: moment(),
    birthday: text(),
    gender: integer(),
    avatar_url: text(),
    lang: text({ enum: LANGUAGES }).notNull().default("vi"),
    last_mall_id: integer(),
    deactivated_at: moment(),
    /** When the operator blocked the account. Null if it is not blocked. */
    blocked_at: moment(),
    /** Sessions that began before this moment are over. Null if never set. */
    tokens_valid_from: moment(),
    /** When a social sign-in was last removed. An email address that was verified before does not link one by itself. */
    social_unlinked_at: moment(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index().on(t.created_at),
    index().on(t.email),
    uniqueIndex("customers_verified_email")
      .on(t.email)
      .where(sql`${t.email_verified_at} is not null`),
    upTo(t.full_name, maxLength("Customer", "full_name")),
    upTo(t.phone, maxLength("Customer", "phone")),
    upTo(t.email, maxLength("Customer", "email")),
    upTo(t.birthday, "1994-05-19".length),
    oneOfValues(t.gender, [0, 1, 2]),
    upTo(t.avatar_url, maxLength("Customer", "avatar_url")),
    oneOfValues(t.lang, LANGUAGES),
  ],
);

/** Customers' sessions: a token is valid as long as its session. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    customer_id: foreignRowId(() => customers.id),
    /** Browser and system, such as "Chrome · Android"; null if the browser did not send them. */
    device: text(),
    created_at: moment().notNull(),
    /** Written every few minutes at most. */
    last_seen_at: moment().notNull(),
    expires_at: moment().notNull(),
    /** When the customer signed out, here or from another device. */
    ended_at: moment(),
  },
  (t) => [
    index().on(t.customer_id, t.last_seen_at),
    index().on(t.expires_at),
    upTo(t.device, DEVICE_MAX_LENGTH),
  ],
);

/** Devices that have signed in to an account. Requests from other devices do not count against their limits. */
export const knownDevices = pgTable(
  "known_devices",
  {
    customer_id: foreignRowId(() => customers.id, { onDelete: "cascade" }),
    /** Digest of the device id, which only its cookie holds. */
    device: text().notNull(),
    signed_in_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.customer_id, t.device] }), index().on(t.signed_in_at)],
);

/** OpenID Connect Core, section 2: a subject has at most 255 characters. */
const SUBJECT_MAX_LENGTH = 255;

/** A customer's account at another issuer. */
export const socialAccounts = pgTable(
  "social_accounts",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    provider: text().notNull(),
    /** The issuer's id for the person. */
    subject: text().notNull(),
    /** The address there when it was linked, so that the customer recognizes it; null if it was not shared. */
    email: text(),
    customer_id: foreignRowId(() => customers.id),
    created_at: createdAt(),
  },
  (t) => [
    unique().on(t.provider, t.subject),
    index().on(t.customer_id),
    upTo(t.provider, maxLength("SocialProviderId")),
    upTo(t.subject, SUBJECT_MAX_LENGTH),
    upTo(t.email, maxLength("Customer", "email")),
  ],
);
