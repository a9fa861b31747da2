import { Overloaded, RefusedRequest } from "@sen/server";
import type { FastifyInstance, FastifyReply } from "fastify";
import { countAnswer } from "./page-metrics.ts";

/** Methods that this server knows. Others are refused, whatever is asked for. */
export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** When a client that was told 503 may ask again, in seconds: the backend is back by then, or what is being made is done. */
const RETRY_SECONDS = 30;
const BUSY_SECONDS = 5;

/** Answers with a refusal in the contract's envelope. */
export function refuse(reply: FastifyReply, status: number, retrySeconds?: number): FastifyReply {
  if (retrySeconds !== undefined) reply.header("retry-after", retrySeconds);
  const refused = new RefusedRequest(status);
  return reply.status(status).header("cache-control", "no-store").send(refused.envelope());
}

/** An error of Fastify, of ours, or of anybody. */
export type Failure = Error & { code?: string; status?: number; statusCode?: number };

/** The HTTP status that an error names; 500 where it names none. */
export const statusOf = ({ status, statusCode }: Failure): number => status ?? statusCode ?? 500;

/** What nothing else answered: a wrong request is refused in the envelope, our own fault logged, once, and told as no more than that. */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => refuse(reply.header("allow", "GET, HEAD"), 405));
  app.setErrorHandler<Failure>((error, request, reply) => {
    const isBusy = error instanceof Overloaded;
    const status = isBusy ? 503 : statusOf(error);
    if (status < 500) return refuse(reply, status);
    if (isBusy) countAnswer("refused");
    else request.log.error({ err: error }, "request failed");
    if (status === 503) reply.header("retry-after", isBusy ? BUSY_SECONDS : RETRY_SECONDS);
    return reply.status(status).header("cache-control", "no-store").send();
  });
}
