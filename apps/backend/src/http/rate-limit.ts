import type { FastifyRequest } from "fastify";
import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Redis } from "ioredis";
import type { Config } from "../config.ts";
import type { Database } from "../database/connect.ts";
import { rateLimits } from "../database/schema/index.ts";
import { type DomainError, tooManyFor } from "../errors/errors.ts";
import type { MessageCode } from "../texts/messages.ts";
import { clientAddress } from "@sen/server";
import { deviceOf } from "./device.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Operations whose limit counts each known device separately, so that others behind the same IP address cannot use up a customer's share. */
const countedByDevice: ReadonlySet<string> = new Set(["forgotPassword", "joinMembership"]);

/** Requests per minute and IP address, where guessing or flooding would pay off. */
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
  joinMembership: 10,
  changePassword: 20,
  startSocialLink: 20,
  // Each new route is asked of the carrier and stored.
  listShippingMethods: 300,
  uploadMedia: 60,
  createTicket: 20,
  answerTicket: 60,
  sendQuestionFeedback: 60,
  uploadReviewMedia: 60,
  createReview: 20,
  updateReview: 20,
  commentReview: 20,
  likeReview: 60,
  reportReview: 20,
  viewBlog: 120,
  likeBlog: 60,
  uploadIdentityPicture: 30,
  submitIdentity: 10,
  deactivateCustomer: 10,
};

/** A rate limit of an operation that requires a token. */
interface CustomerLimit {
  /** Which requests are counted together. */
  by: "customer" | "address";
  requests: number;
  seconds: number;
  refusal: MessageCode;
}

/** Codes to a number or email that the customer chooses, per hour. */
const codes = (by: CustomerLimit["by"], requests: number): CustomerLimit => ({
  by,
  requests,
  seconds: HOUR_S,
  refusal: "MAX_OTP_SENDS",
});

/** For what leaves rows or somebody's work behind and has no other limit: several times what anybody needs in a day. */
const aDay = (requests: number): CustomerLimit[] => [
  { by: "customer", requests, seconds: DAY_S, refusal: "TOO_MANY_TODAY" },
];

/** Limits on customers. The narrowest comes first: a flooding customer uses up only their own limit. */
const customerLimits: Record<string, readonly CustomerLimit[]> = {
  sendPhoneVerification: [codes("customer", 10)],
  sendEmailVerification: [codes("customer", 10), codes("address", 30)],
  // Each may end in a text message to the phone.
  verifyEmail: aDay(50),
  startSocialLink: aDay(50),
  removeSocialAccount: aDay(50),
  changeRefundBank: aDay(20),
  createTicket: aDay(50),
  answerTicket: aDay(300),
  reopenTicket: aDay(50),
  createAddress: aDay(100),
  addToCart: aDay(1_000),
  buyAgain: aDay(1_000),
  checkout: aDay(500),
  createOrderNow: aDay(500),
  quoteOrderAddress: aDay(300),
  changeOrderAddress: aDay(100),
  reCheckout: aDay(100),
  createReturn: aDay(50),
  createComplaint: aDay(50),
  updateReview: aDay(100),
  commentReview: aDay(200),
};

type RateLimitConfig = Pick<Config, "rateLimits" | "jwtSecret" | "formerJwtSecrets">;

type RequestHook = (request: FastifyRequest) => Promise<void>;

/** Where requests are counted: Redis if configured, else the database. */
export interface Counters {
  db: Database;
  redis: Redis | null;
}

/** Hooks that count an operation's requests and reject those over its limits. */
export interface RateLimits {
  /** Runs before the token is read and rejects with a 429; null if the operation has no such limit. */
  byAddress: (operationId: string) => RequestHook | null;
  /** Run on a valid request, once the customer is known. They reject with a 429. */
  ofCustomer: (operationId: string) => RequestHook[];
}

/**
 * Counts requests in Redis or else the database, so that all processes share the counters. While that is unreachable, each process counts by itself.
 *
 * @param config `rateLimits` is off if all customers share one IP address, as in journeys and load tests
 */
export function rateLimitsOn(counters: Counters, config: RateLimitConfig): RateLimits {
  return {
    byAddress(operationId) {
      const points = limits[operationId];
      if (points === undefined || !config.rateLimits) return null;
      const subjectOf = countedByDevice.has(operationId)
        ? (request: FastifyRequest) => deviceOf(request, config) ?? clientAddress(request)
        : clientAddress;
      return limiterOf(
        counters,
        { keyPrefix: operationId, points, duration: MINUTE_S },
        subjectOf,
        (seconds) => tooManyFor("TOO_MANY_REQUESTS", seconds),
      );
    },
    ofCustomer(operationId) {
      if (!config.rateLimits) return [];
      return (customerLimits[operationId] ?? []).map(({ by, requests: points, seconds: duration, refusal }) =>
        limiterOf(
          counters,
          { keyPrefix: `${operationId}:${by}`, points, duration },
          subjects[by],
          (seconds) => tooManyFor(refusal, seconds),
        ),
      );
    },
  };
}

const subjects: Record<CustomerLimit["by"], (request: FastifyRequest) => string> = {
  customer: ({ visitor }) => String(visitor?.id),
  address: clientAddress,
};

function limiterOf(
  { db, redis }: Counters,
  settings: { keyPrefix: string; points: number; duration: number },
  subjectOf: (request: FastifyRequest) => string,
  refusal: (seconds: number) => DomainError,
): RequestHook {
  const common = {
    ...settings,
    // A blocked client is rejected from memory, without another write.
    inMemoryBlockOnConsumed: settings.points + 1,
    insuranceLimiter: new RateLimiterMemory(settings),
  };
  const limiter = redis
    ? new RateLimiterRedis({
        ...common,
        keyPrefix: `sen:${settings.keyPrefix}`,
        storeClient: redis,
        rejectIfRedisNotReady: true,
      })
    : new RateLimiterDrizzle({
        ...common,
        storeClient: db,
        schema: rateLimits,
        clearExpiredByTimeout: false,
      });
  return async (request) => {
    try {
      await limiter.consume(subjectOf(request));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw refusal(Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}
