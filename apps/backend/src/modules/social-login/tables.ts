import { index, pgTable, text, uuid } from "../../database/drizzle.ts";
import { upTo } from "../../database/schema/checks.ts";
import { moment } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { sessions } from "../customers/tables.ts";

/** Social sign-ins in progress. Each can be completed once. */
export const socialSignIns = pgTable(
  "social_sign_ins",
  {
    /** Digest of the OAuth state. */
    state_digest: text().primaryKey(),
    /** Digest of the secret that only the starting browser knows. */
    secret_digest: text().notNull(),
    provider: text().notNull(),
    nonce: text().notNull(),
    code_verifier: text().notNull(),
    /** Where the issuer redirects back to. */
    redirect_uri: text().notNull(),
    /** The session that links the sign-in to its account; null to sign in. */
    session_id: uuid().references(() => sessions.id, { onDelete: "cascade" }),
    expires_at: moment().notNull(),
  },
  (t) => [
    index().on(t.expires_at),
    index().on(t.session_id),
    upTo(t.provider, maxLength("SocialProviderId")),
  ],
);
