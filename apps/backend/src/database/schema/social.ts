import { integer, index, pgTable, primaryKey, text } from "../drizzle.ts";
import { upTo } from "./checks.ts";
import { createdAt, moment } from "./columns.ts";
import { customers } from "./customers.ts";
import { maxLength } from "./max-length.ts";

/** OpenID Connect Core, section 2: a subject has 255 characters at most. */
const SUBJECT_MAX_LENGTH = 255;

/** Who a customer is at another issuer. */
export const socialAccounts = pgTable(
  "social_accounts",
  {
    provider: text().notNull(),
    /** The issuer's own name for the person. */
    subject: text().notNull(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    index().on(t.customer_id),
    upTo(t.provider, maxLength("SocialProviderId")),
    upTo(t.subject, SUBJECT_MAX_LENGTH),
  ],
);

/** Social sign-ins that have begun and not ended: each can be ended once. */
export const socialSignIns = pgTable(
  "social_sign_ins",
  {
    /** Digest of the state. */
    state_digest: text().primaryKey(),
    /** Digest of what only the browser knows that began. */
    secret_digest: text().notNull(),
    provider: text().notNull(),
    nonce: text().notNull(),
    code_verifier: text().notNull(),
    /** Where the issuer leads back to. */
    redirect_uri: text().notNull(),
    expires_at: moment().notNull(),
  },
  (t) => [index().on(t.expires_at), upTo(t.provider, maxLength("SocialProviderId"))],
);
