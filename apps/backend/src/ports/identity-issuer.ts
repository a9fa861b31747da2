import type { CustomFetch } from "openid-client";

/** An issuer is unreachable, or its response is invalid. */
export class IssuerError extends Error {
  override name = "IssuerError";
  readonly kind: "unreachable" | "invalid";

  constructor(kind: IssuerError["kind"], cause: unknown) {
    super(`the issuer's answer is ${kind}`, { cause });
    this.kind = kind;
  }
}

/** A person's verified identity at an issuer. */
export interface IssuedPerson {
  /** The issuer's id of the person. */
  subject: string;
  /** Lowercase; null if it is not shared. */
  email: string | null;
  /** Whether the issuer has verified that the email address is theirs. */
  isEmailVerified: boolean;
  name: string | null;
}

/** The state to keep between the start and the end of a sign-in. */
export interface BegunSignIn {
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
}

/** The parameters of the issuer's redirect back to us. */
export interface IssuerAnswer {
  code: string;
  state: string;
  iss?: string | undefined;
}

/** An issuer for social sign-in: OpenID Connect, authorization code flow with PKCE. */
export interface IdentityIssuer {
  id: string;
  name: string;
  isSimulated: boolean;
  /** Returns the URL to redirect to, and the state to keep. Throws an `IssuerError`. */
  begin: (redirectUri: string, locale: string) => Promise<{ url: string; begun: BegunSignIn }>;
  /** Exchanges the code and validates the ID token: signature, audience, expiry, state, nonce. Throws an `IssuerError`. */
  finish: (begun: BegunSignIn, answer: IssuerAnswer) => Promise<IssuedPerson>;
}

/** An issuer served by this program, for demonstrations and tests. */
export interface SimulatedIssuer {
  id: string;
  name: string;
  issuer: string;
  client_id: string;
  client_secret: string;
  /** Calls the issuer in process, without a network. */
  fetch: CustomFetch;
}

/** The shop's issuers, in the order in which they are offered. */
export type SocialIssuers = readonly IdentityIssuer[];
