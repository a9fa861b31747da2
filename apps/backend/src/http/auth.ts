import type { FastifyInstance, FastifyRequest } from "fastify";
import { setCurrentCustomer } from "../client-context.ts";
import type { Clock } from "../ports/clock.ts";
import type { TokenKeys } from "./token-keys.ts";
import { forbidden, unauthorized } from "../errors/errors.ts";
import type { Customer, Session, SignedIn } from "../signed-in.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The customer of the token; null if there was none or the operation takes none. */
    visitor: Customer | null;
    /** The session of the token; null if not signed in. */
    session: Session | null;
  }
}

/** The claims of a token: customer, session, issue and expiry time in seconds. */
interface TokenClaims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}

/** Issues and verifies tokens. */
export interface Tokens {
  /** Issues the token of a new session. */
  issue: (session: Session) => string;
  /** The customer and session of a request's token; null without a valid token. */
  identify: (request: FastifyRequest) => Promise<SignedIn | null>;
}

/** The dependencies of `prepareTokens`. */
interface TokenParts {
  keys: TokenKeys;
  clock: Clock;
  /** The session, with its customer, if it is valid at the given time; null otherwise. */
  findSession: (id: string, now: Date) => Promise<SignedIn | null>;
}

/**
 * Sets up signing and verifying tokens. No session is cached in this process: every request looks its session up, so ending the session
 * invalidates its token at once, whatever the token's expiry.
 */
export function prepareTokens(app: FastifyInstance, { keys, clock, findSession }: TokenParts): Tokens {
  app.decorateRequest("visitor", null);
  app.decorateRequest("session", null);
  const seconds = (time: Date) => Math.floor(time.getTime() / 1000);

  return {
    issue: ({ id, customer_id, created_at, expires_at }) =>
      keys.sign({ sub: String(customer_id), sid: id, iat: seconds(created_at), exp: seconds(expires_at) }),
    async identify(request) {
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
      if (!token) return null;
      const now = clock.now();
      const claims = keys.verify(token) as TokenClaims | null;
      if (!claims || claims.exp <= seconds(now)) return null;
      const found = await findSession(claims.sid, now);
      return found && String(found.customer.id) === claims.sub ? found : null;
    },
  };
}

/** Operations allowed with the temporary token of an unverified sign-in. Spec §2, redirects: it leads to the phone verification. */
const openToUnverified: ReadonlySet<string> = new Set(["sendPhoneVerification", "verifyPhone", "logout"]);

/** Rejects requests that do not meet the operation's `security`. Runs before the body is parsed. */
export function guard(operationId: string, security: "required" | "optional", tokens: Tokens) {
  return async (request: FastifyRequest): Promise<void> => {
    const signedIn = await tokens.identify(request);
    if (signedIn) setCurrentCustomer(signedIn.customer.id);
    // Where a token is optional, a temporary one is ignored and the visitor is a guest.
    const isOpen = Boolean(signedIn?.customer.phone_verified_at) || openToUnverified.has(operationId);
    request.visitor = isOpen ? (signedIn?.customer ?? null) : null;
    request.session = isOpen ? (signedIn?.session ?? null) : null;
    if (security === "optional") return;
    if (!signedIn) throw unauthorized();
    if (!isOpen) throw forbidden("PHONE_NOT_VERIFIED");
  };
}
