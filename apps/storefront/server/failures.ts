import { Overloaded, RefusedRequest } from "@sen/server";
import type { FastifyInstance, FastifyReply } from "fastify";
import { pageAnswers } from "./page-metrics.ts";

/** Supported HTTP methods. Others are refused for any URL. */
export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** `Retry-After` while this server is busy, in seconds. */
const RETRY_SECONDS = 5;

/** Responds with a refusal in the contract's envelope. */
export function refuse(reply: FastifyReply, status: number, retrySeconds?: number): FastifyReply {
  if (retrySeconds !== undefined) reply.header("retry-after", retrySeconds);
  const refused = new RefusedRequest(status);
  return reply.status(status).header("cache-control", "no-store").send(refused.envelope());
}

export type Failure = Error & { code?: string; status?: number; statusCode?: number };

export const statusOf = ({ status, statusCode }: Failure): number => status ?? statusCode ?? 500;

/** Handles all other requests and errors: client errors get the envelope; server errors are logged once and answered without details. */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => refuse(reply.header("allow", "GET, HEAD"), 405));
  app.setErrorHandler<Failure>((error, request, reply) => {
    const isBusy = error instanceof Overloaded;
    const status = isBusy ? 503 : statusOf(error);
    if (status < 500) return refuse(reply, status);
    if (isBusy) pageAnswers.inc({ cache: "refused" });
    else request.log.error({ err: error }, "request failed");
    if (isBusy) reply.header("retry-after", RETRY_SECONDS);
    return reply.status(status).header("cache-control", "no-store").send();
  });
}
