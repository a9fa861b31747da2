import { DrizzleQueryError } from "../database/drizzle.ts";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { refusedValue } from "../database/refused-value.ts";
import { reasonOf, databaseErrorKind } from "../database/unavailable.ts";
import { Overloaded, RefusedRequest } from "@sen/server";
import {
  DomainError,
  forbidden,
  invalidFields,
  notFound,
  serverFault,
  tooManyFor,
  unavailable,
} from "../errors/errors.ts";
import { errorEnvelope, statusOf } from "./error-answer.ts";
import { localeOf } from "./locale.ts";
import type { MessageCode } from "../texts/messages.ts";
import { brokenFields } from "./validation.ts";

/** Fastify's own refusals that are the caller's doing. */
const bodyErrors: Record<string, MessageCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "BROKEN_BODY",
  FST_ERR_CTP_EMPTY_JSON_BODY: "BROKEN_BODY",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "BROKEN_BODY",
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
};

/** Seconds after which what waits now is likely done. */
const BUSY_SECONDS = 10;

/** When a call is worth sending again after a 503, in seconds: a database that restarts is back by then. */
const RETRY_AFTER_S = 5;

/** Every failure leaves here, in the envelope and in the caller's language. Only our own faults are logged, once. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError | DomainError | RefusedRequest, request, reply) => {
    const trouble = databaseErrorKind(error);
    if (trouble !== null) {
      request.log.warn({ trouble, reason: reasonOf(error) }, "the database was not available");
    }
    const answer = trouble === null ? asRefusal(error) : unavailable("SERVICE_UNAVAILABLE", RETRY_AFTER_S);
    const status = statusOf(answer);
    if (status >= 500 && status !== 503) request.log.error({ err: error }, "request failed");
    // The contract and domain would have to refuse it before.
    if (refusedValue(error) === "not allowed") {
      request.log.error({ err: error }, "the database refused an invalid value");
    }
    if (answer instanceof DomainError && answer.retryAfter !== null) {
      reply.header("retry-after", answer.retryAfter);
    }
    // Where its next request begins is not sure.
    if (answer instanceof RefusedRequest && status === 400) reply.header("connection", "close");
    return reply.status(status).send(errorEnvelope(answer, localeOf(request)));
  });
  app.setNotFoundHandler(async (request: FastifyRequest, reply) => {
    return reply.status(404).send(errorEnvelope(notFound(), localeOf(request)));
  });
}

function asRefusal(error: FastifyError | DomainError | RefusedRequest): DomainError | RefusedRequest {
  if (error instanceof DomainError || error instanceof RefusedRequest) return error;
  // Drizzle wraps what a query waited for in vain.
  const overload: unknown = error instanceof DrizzleQueryError ? error.cause : error;
  if (overload instanceof Overloaded) {
    const seconds = overload.retryAfterSeconds ?? BUSY_SECONDS;
    return overload.isClientsOwn
      ? tooManyFor("TOO_MANY_REQUESTS", seconds)
      : unavailable("SERVICE_BUSY", seconds);
  }
  if (error.validation) return invalidFields(brokenFields(error.validation, error.validationContext ?? ""));
  const bodyError = bodyErrors[error.code];
  if (bodyError) return invalidFields([{ field: "body", code: bodyError }]);
  const refused = refusedValue(error);
  if (refused) {
    return invalidFields([{ field: "body", code: refused === "unkeepable" ? "BROKEN_BODY" : "WRONG_TYPE" }]);
  }
  if (error.statusCode === 404) return notFound();
  if (error.statusCode === 403) return forbidden();
  if (isRefusal(error.statusCode)) return new RefusedRequest(error.statusCode);
  return serverFault("unexpected");
}

/** Whether a status says that the request is wrong, not we. */
function isRefusal(status: number | undefined): status is number {
  return status !== undefined && status >= 400 && status < 500;
}
