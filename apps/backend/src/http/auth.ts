import type { FastifyInstance, FastifyRequest } from "fastify";
import { setCurrentCustomer } from "../client-context.ts";
import type { Clock } from "../ports/clock.ts";
import type { TokenKeys } from "./token-keys.ts";
import { forbidden, unauthorized } from "../errors/errors.ts";
import type { Customer, Session, SignedIn } from "../signed-in.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who sent the token; null when none was sent or none was asked for. */
    visitor: Customer | null;
    /** Where they are signed in; null when nobody is. */
    session: Session | null;
  }
}

/** What a token says: whose it is, of which session, and from when to when it is good, in seconds. */
interface TokenClaims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}

/** Makes and reads tokens. */
export interface Tokens {
  /** The token of a session that just began. */
  issue: (session: Session) => string;
  /** Who a request's token belongs to; null when it brings none that is good. */
  identify: (request: FastifyRequest) => Promise<SignedIn | null>;
}

/** What tokens are made and read with. */
interface TokenParts {
  keys: TokenKeys;
  clock: Clock;
  /** A session that is good at that time, with its customer; null when there is none, or when it is over. */
  findSession: (id: string, now: Date) => Promise<SignedIn | null>;
}

/**
 * Prepares the signing of tokens. Time comes from `clock`; nothing about a session is kept in this process. A token is good for
 * one request at a time: each asks whether its session still is, so ending that ends the token, however long it would last.
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
      const claims = readClaims(keys, token);
      if (!claims || claims.exp <= seconds(now)) return null;
      const found = await findSession(claims.sid, now);
      return found && String(found.customer.id) === claims.sub ? found : null;
    },
  };
}

/**
 * What a token says, when it is ours. One from before there were sessions names none: it could not be ended, so it is
 * refused, and its customer signs in once more.
 */
function readClaims(keys: TokenKeys, token: string): TokenClaims | null {
  const claims = keys.verify(token) as (Omit<TokenClaims, "sid"> & { sid?: string }) | null;
  return claims?.sid === undefined ? null : { ...claims, sid: claims.sid };
}

/** Operations that the temporary token of an unverified sign-in opens. Spec §2, redirects: it leads to the phone verification. */
const openToUnverified: ReadonlySet<string> = new Set(["sendPhoneVerification", "verifyPhone", "logout"]);

/** Refuses a request that does not bring what the operation's `security` asks for. Runs before anything is parsed. */
export function guard(operationId: string, security: "required" | "optional", tokens: Tokens) {
  return async (request: FastifyRequest): Promise<void> => {
    const signedIn = await tokens.identify(request);
    if (signedIn) setCurrentCustomer(signedIn.customer.id);
    // Where a token is optional, a temporary one opens nothing: its bearer is a guest.
    const isOpen = Boolean(signedIn?.customer.phone_verified_at) || openToUnverified.has(operationId);
    request.visitor = isOpen ? (signedIn?.customer ?? null) : null;
    request.session = isOpen ? (signedIn?.session ?? null) : null;
    if (security === "optional") return;
    if (!signedIn) throw unauthorized();
    if (!isOpen) throw forbidden("PHONE_NOT_VERIFIED");
  };
}
