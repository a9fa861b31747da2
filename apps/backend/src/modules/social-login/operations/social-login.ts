import { IssuerError, type IdentityIssuer } from "../../../ports/identity-issuer.ts";
import { notAllowedNow, unavailable } from "../../../errors/errors.ts";
import { signInClient } from "../../../http/device.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import type { Services } from "../../../services.ts";
import { loginOf, openSession } from "../../customers/index.ts";
import { customerOf } from "../accounts.ts";
import { rememberSignIn, takeSignIn } from "../sign-ins.ts";

/** When to retry an issuer that could not be reached, in seconds. */
const RETRY_SECONDS = 60;

/** Lists the identity providers that customers can sign in with. */
export const listSocialProviders: Operation<"listSocialProviders"> = async ({ socialIssuers }) =>
  ok(socialIssuers.map(({ id, name, isSimulated }) => ({ id, name, is_simulated: isSimulated })));

/** Starts a sign-in with an issuer, which redirects back to the shop in the same language. */
export const startSocialLogin: Operation<"startSocialLogin"> = async (context) => {
  const { body, socialIssuers, config, clock, db, locale, log } = context;
  const issuer = issuerOf(socialIssuers, body.provider);
  const redirectUri = `${config.storefrontUrl}${locale === "vi" ? "" : `/${locale}`}/login/social`;
  const { url, begun } = await answered(() => issuer.begin(redirectUri, locale), log);
  const secret = await rememberSignIn(db, issuer.id, begun, clock.now());
  return ok({ url, state: begun.state, secret });
};

/** Completes a sign-in with the issuer's response. Spec §7, social login, and §8. */
export const socialLogin: Operation<"socialLogin"> = async (context) => {
  const { body, socialIssuers, clock, db, tokens, log } = context;
  const issuer = issuerOf(socialIssuers, body.provider);
  const begun = await takeSignIn(db, body, clock.now());
  if (body.error !== undefined) {
    throw notAllowedNow(body.error === "access_denied" ? "SOCIAL_CANCELLED" : "SOCIAL_REFUSED");
  }
  const { token: code, state, iss } = body;
  if (code === undefined) throw notAllowedNow("SOCIAL_TOKEN_INVALID");
  const person = await answered(() => issuer.finish(begun, { code, state, iss }), log);

  const now = clock.now();
  const customer = await customerOf(db, issuer.id, person, now);
  const session = await openSession(db, customer, signInClient(context), now);
  return ok(loginOf({ customer, session }, tokens));
};

function issuerOf(issuers: Services["socialIssuers"], id: string): IdentityIssuer {
  const issuer = issuers.find((one) => one.id === id);
  if (!issuer) throw notAllowedNow("SOCIAL_PROVIDER_UNKNOWN");
  return issuer;
}

type Log = Parameters<Operation<"socialLogin">>[0]["log"];

/** Calls an issuer. On failure the reason is logged, and the customer gets an error that says what to do. */
async function answered<Answer>(ask: () => Promise<Answer>, log: Log): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof IssuerError)) throw error;
    log.warn({ err: error }, "a social sign-in failed");
    if (error.kind === "unreachable") throw unavailable("SOCIAL_ISSUER_UNREACHABLE", RETRY_SECONDS);
    throw notAllowedNow("SOCIAL_TOKEN_INVALID");
  }
}
