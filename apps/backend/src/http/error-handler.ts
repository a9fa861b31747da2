import type { ErrorEnvelope } from "@sen/api";
import { ApiCode } from "@sen/domain";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { refusedValue } from "../database/refused-value.ts";
import { reasonOf, troubleOf } from "../database/unavailable.ts";
import { Overloaded } from "../turns.ts";
import {
  ApiError,
  forbidden,
  invalidFields,
  notFound,
  refusedRequest,
  tooMany,
  unavailable,
} from "./errors.ts";
import { localeOf } from "./locale.ts";
import { say, type Locale, type MessageCode } from "./messages.ts";
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
  app.setErrorHandler(async (error: FastifyError | ApiError, request, reply) => {
    const trouble = troubleOf(error);
    if (trouble !== null) {
      request.log.warn({ trouble, reason: reasonOf(error) }, "the database was not available");
    }
    const answer = trouble === null ? asApiError(error) : unavailable("SERVICE_UNAVAILABLE", RETRY_AFTER_S);
    if (answer.status >= 500 && answer.status !== 503) request.log.error({ err: error }, "request failed");
    // The contract and domain would have to refuse it before.
    if (refusedValue(error) === "not allowed") {
      request.log.error({ err: error }, "a wrong value was stopped by the database");
    }
    if (answer.retryAfter !== null) reply.header("retry-after", answer.retryAfter);
    return reply.status(answer.status).send(errorEnvelope(answer, localeOf(request)));
  });
  app.setNotFoundHandler(async (request: FastifyRequest, reply) => {
    return reply.status(ApiCode.notFound).send(errorEnvelope(notFound(), localeOf(request)));
  });
}

/** Puts an error into words. */
export function errorEnvelope(error: ApiError, locale: Locale): ErrorEnvelope {
  const errors = error.fields.map(({ field, code, values, subject }) => ({
    field,
    message_code: code,
    message: [...(subject ? [subject[locale]] : []), say(code, locale, values)].join(": "),
  }));
  return {
    code: error.code,
    status: 0,
    message: say(error.messageCode, locale, error.values),
    message_code: error.messageCode,
    data: errors.length > 0 ? { errors } : null,
  };
}

function asApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof Overloaded) return unavailable("SERVICE_BUSY", BUSY_SECONDS);
  if (error.validation) return invalidFields(brokenFields(error.validation, error.validationContext ?? ""));
  const bodyError = bodyErrors[error.code];
  if (bodyError) return invalidFields([{ field: "body", code: bodyError }]);
  const refused = refusedValue(error);
  if (refused) {
    return invalidFields([{ field: "body", code: refused === "unkeepable" ? "BROKEN_BODY" : "WRONG_TYPE" }]);
  }
  if (error.statusCode === 429) return tooMany();
  if (error.statusCode === 404) return notFound();
  if (error.statusCode === 403) return forbidden();
  if (isRefusal(error.statusCode)) return refusedRequest(error.statusCode);
  return new ApiError({ status: ApiCode.serverError, messageCode: "SERVER_ERROR" });
}

/** Whether a status says that the request is wrong, not we. */
function isRefusal(status: number | undefined): status is number {
  return status !== undefined && status >= 400 && status < 500;
}
