import { index, pgTable, text } from "../../database/drizzle.ts";
import { upTo } from "../../database/schema/checks.ts";
import { moment } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";

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
