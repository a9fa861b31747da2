import { and, eq, sql } from "../../database/drizzle.ts";
import { createHash, randomBytes } from "node:crypto";
import type { BegunSignIn } from "../../ports/identity-issuer.ts";
import type { Database } from "../../database/connect.ts";
import { socialSignIns } from "../../database/schema/index.ts";
import { isSameSecret } from "../../encryption/is-same-secret.ts";
import { notAllowedNow } from "../../errors/errors.ts";

/** How long a sign-in at the issuer may take. */
const LIFETIME_MS = 10 * 60 * 1000;
/** How many expired sign-ins are deleted whenever a new one starts. */
const SWEPT_AT_ONCE = 10;

const digestOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** A started sign-in, and the session that links it to its account; null to sign in. */
interface StartedSignIn {
  begun: BegunSignIn;
  sessionId: string | null;
}

/** Stores a started sign-in. Returns the secret that only the starting browser knows. */
export async function rememberSignIn(
  db: Database,
  provider: string,
  { begun, sessionId }: StartedSignIn,
  now: Date,
): Promise<string> {
  const secret = randomBytes(24).toString("base64url");
  await db.execute(sql`
    delete from social_sign_ins where state_digest in (
      select state_digest from social_sign_ins where expires_at <= ${now.toISOString()}
      order by expires_at limit ${SWEPT_AT_ONCE} for update skip locked)`);
  await db.insert(socialSignIns).values({
    state_digest: digestOf(begun.state),
    secret_digest: digestOf(secret),
    provider,
    nonce: begun.nonce,
    code_verifier: begun.codeVerifier,
    redirect_uri: begun.redirectUri,
    session_id: sessionId,
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  });
  return secret;
}

/** Consumes a sign-in: once, before it expires, with the secret of its browser and the issuer it started with. Refused otherwise. */
export async function takeSignIn(
  db: Database,
  { provider, state, secret }: { provider: string; state: string; secret: string },
  now: Date,
): Promise<StartedSignIn> {
  const [row] = await db
    .delete(socialSignIns)
    .where(and(eq(socialSignIns.state_digest, digestOf(state)), eq(socialSignIns.provider, provider)))
    .returning();
  if (!row || row.expires_at <= now || !isSameSecret(digestOf(secret), row.secret_digest)) {
    throw notAllowedNow("SOCIAL_TOKEN_INVALID");
  }
  const { nonce, code_verifier: codeVerifier, redirect_uri: redirectUri, session_id: sessionId } = row;
  return { begun: { state, nonce, codeVerifier, redirectUri }, sessionId };
}
