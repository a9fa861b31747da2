import { IssuerError, type IdentityIssuer } from "../../../ports/identity-issuer.ts";
import { notAllowedNow, unavailable } from "../../../errors/errors.ts";
import { signInClient } from "../../../http/device.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation, OperationContext } from "../../../http/operation.ts";
import type { Services } from "../../../services.ts";
import { confirmPassword, loginOf } from "../../customers/index.ts";
import { linkPerson, signInPerson } from "../accounts.ts";
import { rememberSignIn, takeSignIn } from "../sign-ins.ts";

/** When to retry an issuer that could not be reached, in seconds. */
const RETRY_SECONDS = 60;

/** Lists the identity providers that customers can sign in with. */
export const listSocialProviders: Operation<"listSocialProviders"> = async ({ socialIssuers }) =>
  ok(socialIssuers.map(providerOf));

/** An issuer, as customers see it. */
export const providerOf = ({ id, name, isSimulated }: IdentityIssuer) => ({
  id,
  name,
  is_simulated: isSimulated,
});

/** Starts a sign-in with an issuer, which redirects back to the shop in the same language. */
export const startSocialLogin: Operation<"startSocialLogin"> = (context) => begin(context, null);

/** Starts a sign-in that will be linked to the customer's account. Requires the password, which a stolen session does not know. */
export const startSocialLink: Operation<"startSocialLink"> = async (context) => {
  await confirmPassword(context, context.body.password);
  return begin(context, context.session.id);
};

async function begin(
  context: Pick<OperationContext<"startSocialLogin">, "body" | "locale" | "log" | keyof Services>,
  sessionId: string | null,
) {
  const { body, socialIssuers, config, clock, db, locale, log } = context;
  const issuer = issuerOf(socialIssuers, body.provider);
  const redirectUri = `${config.storefrontUrl}${locale === "vi" ? "" : `/${locale}`}/login/social`;
  const { url, begun } = await answered(() => issuer.begin(redirectUri, locale), log);
  const secret = await rememberSignIn(db, issuer.id, { begun, sessionId }, clock.now());
  return ok({ url, state: begun.state, secret });
}

/** Completes a sign-in with the issuer's response, or links it to the account that started it. Spec §7, social login, and §8. */
export const socialLogin: Operation<"socialLogin"> = async (context) => {
  const { body, socialIssuers, clock, config, db, tokens, log } = context;
  const issuer = issuerOf(socialIssuers, body.provider);
  const { begun, sessionId } = await takeSignIn(db, body, clock.now());
  if (body.error !== undefined) {
    throw notAllowedNow(body.error === "access_denied" ? "SOCIAL_CANCELLED" : "SOCIAL_REFUSED");
  }
  const { token: code, state, iss } = body;
  if (code === undefined) throw notAllowedNow("SOCIAL_TOKEN_INVALID");
  const issued = await answered(() => issuer.finish(begun, { code, state, iss }), log);
  const person = { ...issued, issuer };
  const now = clock.now();
  const signedIn = await db.transaction((tx) =>
    sessionId === null
      ? signInPerson(tx, config, { person, client: signInClient(context) }, now)
      : linkPerson(tx, config, { person, sessionId }, now),
  );
  return ok(loginOf(signedIn, tokens));
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
