import jwt from "@fastify/jwt";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "../adapters/clock/clock.ts";
import type { Database } from "../database/connect.ts";
import { findCustomer, type Customer } from "./customer.ts";
import { forbidden, unauthorized } from "./errors.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a token is good for. The spec does not show it. */
const TOKEN_LIFETIME_MS = 30 * DAY_MS;
/** How long the token of a sign-in with an unverified phone is good for: it leads through the verification only. */
const TEMPORARY_TOKEN_LIFETIME_MS = DAY_MS / 48;

declare module "fastify" {
  interface FastifyRequest {
    /** Who sent the token; null when none was sent or none was asked for. */
    visitor: Customer | null;
  }
}

/** What a token says: whose it is, and from when to when it is good, in seconds. */
interface TokenClaims {
  sub: string;
  iat: number;
  exp: number;
}

declare module "@fastify/jwt" {
  interface FastifyJWT {
    payload: TokenClaims;
    user: TokenClaims;
  }
}

/** Makes and reads tokens. */
export interface Tokens {
  /** A token for a customer who just proved who they are. */
  issue: (customer: Pick<Customer, "id" | "phone_verified_at">) => { token: string; expiresAt: Date };
  /** Who a request's token belongs to; null when it brings none that is good. */
  identify: (request: FastifyRequest) => Promise<Customer | null>;
}

/** Prepares the signing of tokens. Time comes from `clock`; nothing about a session is kept in this process. */
export async function prepareTokens(
  app: FastifyInstance,
  { secret, clock, db }: { secret: string; clock: Clock; db: Database },
): Promise<Tokens> {
  await app.register(jwt, {
    secret,
    sign: { algorithm: "HS256" },
    verify: { algorithms: ["HS256"], ignoreExpiration: true },
  });
  app.decorateRequest("visitor", null);
  const seconds = (time: number) => Math.floor(time / 1000);

  return {
    issue(customer) {
      const now = clock.now().getTime();
      const lifetime = customer.phone_verified_at ? TOKEN_LIFETIME_MS : TEMPORARY_TOKEN_LIFETIME_MS;
      const claims = { sub: String(customer.id), iat: seconds(now), exp: seconds(now + lifetime) };
      return { token: app.jwt.sign(claims), expiresAt: new Date(claims.exp * 1000) };
    },
    async identify(request) {
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
      if (!token) return null;
      const claims = readClaims(app, token);
      if (!claims || claims.exp <= seconds(clock.now().getTime())) return null;
      const customer = await findCustomer(db, Number(claims.sub));
      if (!customer || customer.deactivated_at) return null;
      const { tokens_valid_from } = customer;
      return tokens_valid_from && claims.iat < seconds(tokens_valid_from.getTime()) ? null : customer;
    },
  };
}

function readClaims(app: FastifyInstance, token: string): TokenClaims | null {
  try {
    return app.jwt.verify<TokenClaims>(token);
  } catch {
    return null;
  }
}

/** Operations that the temporary token of an unverified sign-in opens. Spec §2, redirects: it leads to the phone verification. */
const openToUnverified: ReadonlySet<string> = new Set(["sendPhoneVerification", "verifyPhone"]);

/** Refuses a request that does not bring what the operation's `security` asks for. Runs before anything is parsed. */
export function guard(operationId: string, security: "required" | "optional", tokens: Tokens) {
  return async (request: FastifyRequest): Promise<void> => {
    request.visitor = await tokens.identify(request);
    if (security === "optional") return;
    if (!request.visitor) throw unauthorized();
    if (!request.visitor.phone_verified_at && !openToUnverified.has(operationId)) {
      throw forbidden("PHONE_NOT_VERIFIED");
    }
  };
}
