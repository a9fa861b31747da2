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
import { StorageUnavailable } from "../ports/media-storage.ts";
import type { MessageCode } from "../texts/messages.ts";
import { brokenFields } from "./validation.ts";

/** Fastify's errors that are the caller's fault. */
const bodyErrors: Record<string, MessageCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "BROKEN_BODY",
  FST_ERR_CTP_EMPTY_JSON_BODY: "BROKEN_BODY",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "BROKEN_BODY",
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
};

/** Default Retry-After of an overload, in seconds. */
const BUSY_SECONDS = 10;

/** Retry-After of a 503, in seconds; enough for a database restart. */
const RETRY_AFTER_S = 5;

/** Turns every error into an envelope in the caller's language. Logs only our own faults, once. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError | DomainError | RefusedRequest, request, reply) => {
    const trouble = databaseErrorKind(error);
    if (trouble !== null) {
      request.log.warn({ trouble, reason: reasonOf(error) }, "the database was not available");
    }
    const isStorageAway = error instanceof StorageUnavailable;
    if (isStorageAway) request.log.error({ err: error }, "the media storage was not available");
    const answer =
      trouble !== null || isStorageAway
        ? unavailable("SERVICE_UNAVAILABLE", RETRY_AFTER_S)
        : asRefusal(error);
    const status = statusOf(answer);
    if (status >= 500 && status !== 503) request.log.error({ err: error }, "request failed");
    // The contract or a domain rule should have rejected it.
    if (refusedValue(error) === "not allowed") {
      request.log.error({ err: error }, "the database refused an invalid value");
    }
    if (answer instanceof DomainError && answer.retryAfter !== null) {
      reply.header("retry-after", answer.retryAfter);
    }
    // The next request on this connection could be misparsed.
    if (answer instanceof RefusedRequest && status === 400) reply.header("connection", "close");
    return reply.status(status).send(errorEnvelope(answer, localeOf(request)));
  });
  app.setNotFoundHandler(async (request: FastifyRequest, reply) => {
    return reply.status(404).send(errorEnvelope(notFound(), localeOf(request)));
  });
}

function asRefusal(error: FastifyError | DomainError | RefusedRequest): DomainError | RefusedRequest {
  if (error instanceof DomainError || error instanceof RefusedRequest) return error;
  // Drizzle wraps errors from waiting for a connection.
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

/** Whether a status says that the request is at fault. */
function isRefusal(status: number | undefined): status is number {
  return status !== undefined && status >= 400 && status < 500;
}
