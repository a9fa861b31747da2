import type { SocialIssuer } from "@sen/config";
import * as client from "openid-client";
import type { Config } from "../../config.ts";

/** Why an issuer's answer is no good: it cannot be reached, or it does not say what it must. */
export class IssuerError extends Error {
  override name = "IssuerError";
  readonly kind: "unreachable" | "invalid";

  constructor(kind: IssuerError["kind"], cause: unknown) {
    super(`the issuer's answer is ${kind}`, { cause });
    this.kind = kind;
  }
}

/** Who a person is at an issuer, checked. */
export interface IssuedPerson {
  /** The issuer's own name for the person. */
  subject: string;
  /** Lower case; null where it is not shared. */
  email: string | null;
  /** Whether the issuer says that the address is the person's. */
  isEmailVerified: boolean;
  name: string | null;
}

/** What has to be remembered from the beginning of a sign-in to its end. */
export interface BegunSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
}

/** What the issuer led the browser back with. */
export interface IssuerAnswer {
  code: string;
  state: string;
  iss?: string | undefined;
}

/** An issuer that customers can sign in with: OpenID Connect, code flow with PKCE. */
export interface IdentityIssuer {
  id: string;
  name: string;
  isSimulated: boolean;
  /** Where the browser goes, and what is to be remembered. Throws an `IssuerError`. */
  begin: (redirectUri: string, locale: string) => Promise<{ url: string; begun: BegunSignIn }>;
  /** Exchanges the code and checks what the issuer says: signature, audience, time, state, nonce. Throws an `IssuerError`. */
  finish: (begun: BegunSignIn, answer: IssuerAnswer) => Promise<IssuedPerson>;
}

/** The issuers of the shop, in the order in which they are offered. */
export type SocialIssuers = readonly IdentityIssuer[];

/** An issuer of this program's own, for demonstrations and tests. */
export interface SimulatedIssuer extends SocialIssuer {
  /** Reaches it without a network. */
  fetch: client.CustomFetch;
}

/** Seconds that an issuer may take for an answer. */
const TIMEOUT_SECONDS = 10;

/** The issuers that are configured; in a demonstration without any, the simulated one. */
export function connectIssuers(
  { settings }: Pick<Config, "settings">,
  simulated: SimulatedIssuer | null,
): SocialIssuers {
  if (settings.SOCIAL_ISSUERS) return settings.SOCIAL_ISSUERS.map((issuer) => identityIssuer(issuer));
  return simulated ? [identityIssuer(simulated, simulated.fetch)] : [];
}

function identityIssuer(
  { id, name, issuer, client_id, client_secret }: SocialIssuer,
  fetch?: client.CustomFetch,
): IdentityIssuer {
  let found: Promise<client.Configuration> | null = null;
  const isSimulated = fetch !== undefined;
  /** Found once it is needed; a discovery that failed is tried again by the next who asks. */
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
        // Who shares a device chooses anew each time.
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

/** The platform's fetch rejects with a `TypeError` where no answer came, and with a `TimeoutError` where it came too late. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  const names = [error.name, cause instanceof Error ? cause.name : ""];
  return names.includes("TimeoutError") || error.message === "fetch failed";
}
