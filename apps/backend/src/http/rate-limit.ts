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
import { clientAddress } from "@sen/server";
import { deviceOf } from "./device.ts";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Of these each device that signed in here is counted by itself: a neighbour behind the same address spends nothing of its owner's. */
const countedByDevice: ReadonlySet<string> = new Set(["forgotPassword", "joinMembership"]);

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
  joinMembership: 10,
  changePassword: 20,
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

/** A limit of an operation that needs a token. */
interface CustomerLimit {
  /** Whose requests count together. */
  by: "customer" | "address";
  requests: number;
  seconds: number;
}

/** Requests for codes to whatever number or address a customer names. The narrowest limit comes first: one customer's flood is answered to that customer. */
const customerLimits: Record<string, readonly CustomerLimit[]> = {
  sendPhoneVerification: [{ by: "customer", requests: 10, seconds: HOUR_S }],
  sendEmailVerification: [
    { by: "customer", requests: 10, seconds: HOUR_S },
    { by: "address", requests: 30, seconds: HOUR_S },
  ],
};

type RateLimitConfig = Pick<Config, "rateLimits" | "jwtSecret" | "formerJwtSecrets">;

type RequestHook = (request: FastifyRequest) => Promise<void>;

/** Where requests are counted. */
export interface Counters {
  db: Database;
  redis: Redis | null;
}

/** What counts the requests of an operation and refuses those over its limits. */
export interface RateLimits {
  /** Runs before the token is read, and refuses with 429; null for an operation without such a limit. */
  byAddress: (operationId: string) => RequestHook | null;
  /** Run on a valid request, once the customer is known. They refuse with 429. */
  ofCustomer: (operationId: string) => RequestHook[];
}

/**
 * Counts requests in Redis where there is one, else in the database: all processes share the counters. While that cannot be asked, each process counts for itself.
 *
 * @param config `rateLimits` is off where all customers come from one address: journeys and load tests
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
      return (customerLimits[operationId] ?? []).map(({ by, requests: points, seconds: duration }) =>
        limiterOf(
          counters,
          { keyPrefix: `${operationId}:${by}`, points, duration },
          subjects[by],
          tooManyCodes,
        ),
      );
    },
  };
}

const tooManyCodes = (seconds: number) => tooManyFor("MAX_OTP_SENDS", seconds);

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
    // What is refused until its time is over is not written again.
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
