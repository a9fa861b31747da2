import rateLimit from "@fastify/rate-limit";
import { sql } from "drizzle-orm";
import type { FastifyInstance, RouteShorthandOptions } from "fastify";
import type { Clock } from "../adapters/clock/clock.ts";
import type { Database } from "../database/connect.ts";
import { clientAddress } from "./client-address.ts";
import { RefusedRequest } from "./refused-request.ts";

const MINUTE_MS = 60_000;

/** Requests that one address may make in a minute, where guessing or flooding would pay. */
const limits: Record<string, number> = {
  login: 30,
  socialLogin: 30,
  startSocialLogin: 30,
  register: 10,
  verifyRegisterOtp: 30,
  resendRegisterOtp: 10,
  forgotPassword: 10,
  restorePassword: 20,
  sendPhoneVerification: 10,
  verifyPhone: 30,
  changePassword: 20,
  uploadMedia: 60,
  createTicket: 20,
  answerTicket: 60,
  sendQuestionFeedback: 60,
  viewBlog: 120,
  likeBlog: 60,
  uploadIdentityPicture: 30,
  submitIdentity: 10,
  deactivateCustomer: 10,
};

/** The limit of an operation as route options; nothing for the others. */
export function limited(operationId: string): RouteShorthandOptions {
  const max = limits[operationId];
  if (max === undefined) return {};
  return { config: { rateLimit: { max, timeWindow: MINUTE_MS } } };
}

/**
 * Counts requests in the database: all processes share the counters.
 *
 * @param on false where all customers come from one address: journeys and load tests
 */
export async function limitRates(
  app: FastifyInstance,
  db: Database,
  clock: Clock,
  on: boolean,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    allowList: () => !on,
    keyGenerator: clientAddress,
    store: counterStore(db, clock),
    errorResponseBuilder: () => new RefusedRequest(429),
    skipOnError: true,
  });
}

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

function counterStore(db: Database, clock: Clock) {
  return class CounterStore {
    readonly prefix: string;

    constructor(options: { prefix?: string } = {}) {
      this.prefix = options.prefix ?? "";
    }

    /** Counts one request; a window that is over starts anew. */
    incr(key: string, callback: Counted, timeWindow: number): void {
      const now = clock.now();
      const expires = new Date(now.getTime() + timeWindow);
      db.execute<{ count: number; expires_at: string }>(
        sql`insert into rate_limits as r (key, count, expires_at) values (${this.prefix + key}, 1, ${expires.toISOString()})
            on conflict (key) do update set
              count = case when r.expires_at <= ${now.toISOString()} then 1 else r.count + 1 end,
              expires_at = case when r.expires_at <= ${now.toISOString()} then excluded.expires_at else r.expires_at end
            returning count, expires_at`,
      ).then(
        ({ rows: [row] }) => {
          const ttl = row ? Math.max(0, new Date(row.expires_at).getTime() - now.getTime()) : timeWindow;
          callback(null, { current: row?.count ?? 1, ttl });
        },
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }

    /** Each limited route counts for itself. */
    child(route: object): CounterStore {
      const { routeInfo } = route as { routeInfo?: { url?: string } };
      return new CounterStore({ prefix: `${routeInfo?.url ?? ""}:` });
    }
  };
}
