import type { FastifyRequest } from "fastify";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "../config.ts";
import type { Database } from "../database/connect.ts";
import { rateLimits } from "../database/schema/index.ts";
import { tooManyFor } from "../errors/errors.ts";
import { clientAddress } from "./client-address.ts";
import { deviceOf } from "./device.ts";

const MINUTE_S = 60;

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

type RateLimitConfig = Pick<Config, "rateLimits" | "jwtSecret" | "formerJwtSecrets">;

/** Refuses a request with 429 where its address has made too many of the operation; null for an operation without a limit. */
export type RateLimits = (operationId: string) => ((request: FastifyRequest) => Promise<void>) | null;

/**
 * Counts requests in the database: all processes share the counters. While it cannot be asked, each process counts for itself.
 *
 * @param config `rateLimits` is off where all customers come from one address: journeys and load tests
 */
export function rateLimitsOn(db: Database, config: RateLimitConfig): RateLimits {
  return (operationId) => {
    const points = limits[operationId];
    if (points === undefined || !config.rateLimits) return null;
    const settings = { keyPrefix: operationId, points, duration: MINUTE_S };
    const limiter = new RateLimiterDrizzle({
      ...settings,
      storeClient: db,
      schema: rateLimits,
      clearExpiredByTimeout: false,
      // What is refused until its minute is over is not written again.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory(settings),
    });
    return async (request) => {
      try {
        const device = countedByDevice.has(operationId) ? deviceOf(request, config) : null;
        await limiter.consume(device ?? clientAddress(request));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw tooManyFor("TOO_MANY_REQUESTS", Math.ceil(refused.msBeforeNext / 1000));
      }
    };
  };
}
