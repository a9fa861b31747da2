import type { CustomFetch } from "openid-client";

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

/** An issuer of this program's own, for demonstrations and tests. */
export interface SimulatedIssuer {
  id: string;
  name: string;
  issuer: string;
  client_id: string;
  client_secret: string;
  /** Reaches it without a network. */
  fetch: CustomFetch;
}

/** The issuers of the shop, in the order in which they are offered. */
export type SocialIssuers = readonly IdentityIssuer[];
