import {
  sql,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "../drizzle.ts";
import { AddressType, IDEMPOTENCY_KEY_MAX_LENGTH, LANGUAGES, OfficeType } from "@sen/domain";
import { among, upTo } from "./checks.ts";
import { createdAt, moment } from "./columns.ts";
import { maxLength } from "./max-length.ts";

/** Longest name of a device that a session keeps. */
export const DEVICE_MAX_LENGTH = 100;

export const customers = pgTable(
  "customers",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    full_name: text().notNull(),
    /** Ten digits, starting with 0. */
    phone: text().unique(),
    /** Lower case. Several accounts may name one address; one of them at most has proved that it is theirs. */
    email: text(),
    /** When the customer proved that the mail address is theirs; null while that was not done. */
    email_verified_at: moment(),
    /** argon2id, PHC string. Null for accounts that only sign in socially. */
    password_hash: text(),
    /** Null until the phone is verified: the customer does not count as logged in before. */
    phone_verified_at: moment(),
    birthday: text(),
    gender: integer(),
    avatar_url: text(),
    lang: text({ enum: LANGUAGES }).notNull().default("vi"),
    last_mall_id: integer(),
    deactivated_at: moment(),
    /** Sessions that began before this moment are over, all at once. Null while that was never needed. */
    tokens_valid_from: moment(),
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
    among(t.gender, [0, 1, 2]),
    upTo(t.avatar_url, maxLength("Customer", "avatar_url")),
    among(t.lang, LANGUAGES),
  ],
);

/** Wrong passwords that are remembered (domain's `SignInFailures`): of an account from one address, and from anywhere. */
export const loginAttempts = pgTable(
  "login_attempts",
  {
    /** A digest of the account as it was typed, and of the address: neither can be read from it. */
    subject: text().primaryKey(),
    /** When the last of them is forgotten. */
    forgotten_at: moment().notNull(),
  },
  (t) => [index().on(t.forgotten_at)],
);

/** Where customers are signed in: a token is good as long as its session is. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    /** Browser and system, such as "Chrome · Android"; null where the browser did not tell. */
    device: text(),
    created_at: moment().notNull(),
    /** Written every few minutes at most. */
    last_seen_at: moment().notNull(),
    expires_at: moment().notNull(),
    /** When the customer signed out here, or ended it from elsewhere. */
    ended_at: moment(),
  },
  (t) => [
    index().on(t.customer_id, t.last_seen_at),
    index().on(t.expires_at),
    upTo(t.device, DEVICE_MAX_LENGTH),
  ],
);

/** Delivery addresses. At most one of a customer is the default. */
export const addresses = pgTable(
  "addresses",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    /** Default flag, 0 or 1. Spec section 3. */
    type: integer().notNull().default(0),
    /** Home 0, office 1. */
    office_type: integer().notNull().default(0),
    contact_name: text().notNull(),
    contact_phone: text().notNull(),
    /** Places of the data set named below, which need not be the one of today. */
    province_id: integer().notNull(),
    /** Null in a data set without districts. */
    district_id: integer(),
    ward_id: integer().notNull(),
    province_name: text().notNull(),
    district_name: text(),
    ward_name: text().notNull(),
    /** House number and street. */
    address: text().notNull(),
    /** The line with ward, district and province. */
    full_address: text().notNull(),
    /** Dataset the three ids come from: they are renumbered from time to time. */
    place_dataset: text().notNull(),
    place_dataset_version: text().notNull(),
    deleted_at: moment(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index()
      .on(t.customer_id, t.id)
      .where(sql`${t.deleted_at} is null`),
    uniqueIndex("addresses_one_default")
      .on(t.customer_id)
      .where(sql`${t.type} = 1 and ${t.deleted_at} is null`),
    among(t.type, Object.values(AddressType)),
    among(t.office_type, Object.values(OfficeType)),
    upTo(t.contact_name, maxLength("Address", "contact_name")),
    upTo(t.contact_phone, maxLength("Address", "contact_phone")),
    upTo(t.address, maxLength("Address", "address")),
    upTo(t.full_address, maxLength("Address", "full_address")),
  ],
);

/** The answer of a money-moving POST, kept under its Idempotency-Key: the same key gets the same answer. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    /** The operationId. */
    operation: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the request body: the same key with another body is a conflict. */
    request_hash: text().notNull(),
    /** Null while the first request is still running. */
    response: jsonb(),
    finished: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.customer_id, t.operation, t.key] }),
    index().on(t.created_at),
    upTo(t.key, IDEMPOTENCY_KEY_MAX_LENGTH),
  ],
);

/** Counters of the rate limiter, shared by all processes; `rate-limiter-flexible` names them so. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    points: integer("count").notNull(),
    expire: moment("expires_at").notNull(),
  },
  (t) => [index().on(t.expire)],
);
