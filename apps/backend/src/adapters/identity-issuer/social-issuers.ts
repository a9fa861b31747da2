import type { SocialIssuer } from "@sen/config";
import * as client from "openid-client";
import {
  IssuerError,
  type IdentityIssuer,
  type IssuedPerson,
  type SimulatedIssuer,
  type SocialIssuers,
} from "../../ports/identity-issuer.ts";

/** Timeout of a request to an issuer, in seconds. */
const TIMEOUT_SECONDS = 10;

/** The configured issuers; in a demonstration without any, the simulated one. */
export function connectIssuers(
  configured: readonly SocialIssuer[] | undefined,
  simulated: SimulatedIssuer | null,
): SocialIssuers {
  if (configured) return configured.map((issuer) => identityIssuer(issuer));
  return simulated ? [identityIssuer(simulated, simulated.fetch)] : [];
}

function identityIssuer(
  { id, name, issuer, client_id, client_secret }: SocialIssuer,
  fetch?: client.CustomFetch,
): IdentityIssuer {
  let found: Promise<client.Configuration> | null = null;
  const isSimulated = fetch !== undefined;
  /** Discovers the issuer on first use. A failed discovery is retried by the next call. */
  const configuration = () =>
    (found ??= client
      .discovery(
        new URL(issuer),
        client_id,
        { client_secret, ...(isSimulated && { id_token_signed_response_alg: "ES256" }) },
        undefined,
        {
          timeout: TIMEOUT_SECONDS,
          ...(isSimulated && { [client.customFetch]: fetch, execute: [client.allowInsecureRequests] }),
        },
      )
      .catch((error: unknown) => {
        found = null;
        throw new IssuerError("unreachable", error);
      }));

  return {
    id,
    name,
    isSimulated,
    async begin(redirectUri, locale) {
      const state = client.randomState();
      const nonce = client.randomNonce();
      const codeVerifier = client.randomPKCECodeVerifier();
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        // On a shared device, each sign-in must let the person choose an account.
        prompt: isSimulated ? "login" : "select_account",
        ui_locales: locale,
      });
      return { url: url.href, begun: { state, nonce, codeVerifier, redirectUri } };
    },
    async finish({ state, nonce, codeVerifier, redirectUri }, answer) {
      const back = new URL(redirectUri);
      for (const [field, value] of Object.entries(answer)) {
        if (value !== undefined) back.searchParams.set(field, String(value));
      }
      const config = await configuration();
      try {
        const tokens = await client.authorizationCodeGrant(config, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new TypeError("no claims");
        const told =
          claims.email === undefined
            ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
            : claims;
        return personOf(claims.sub, told);
      } catch (error) {
        throw new IssuerError(isUnreachable(error) ? "unreachable" : "invalid", error);
      }
    },
  };
}

function personOf(subject: string, told: Readonly<Record<string, unknown>>): IssuedPerson {
  const { email, email_verified, name } = told;
  return {
    subject,
    email: typeof email === "string" && email !== "" ? email.toLowerCase() : null,
    isEmailVerified: email_verified === true,
    name: typeof name === "string" && name.trim() !== "" ? name : null,
  };
}

/**
 * The platform's fetch rejects with `TypeError: fetch failed` if there was no response, and with a `TimeoutError` after the timeout. The cause
 * of a response with an unexpected status is that response.
 */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  if (cause instanceof Response) return cause.status >= 500;
  const names = [error.name, cause instanceof Error ? cause.name : ""];
  return names.includes("TimeoutError") || error.message === "fetch failed";
}
