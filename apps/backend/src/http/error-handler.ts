import type { ErrorEnvelope } from "@sen/api";
import { ApiCode } from "@sen/domain";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { reasonOf, troubleOf } from "../database/unavailable.ts";
import { ApiError, invalidFields, notFound, serviceUnavailable, tooMany } from "./errors.ts";
import { localeOf } from "./locale.ts";
import { say, type Locale, type MessageCode } from "./messages.ts";
import { brokenFields } from "./validation.ts";

/** Fastify's own refusals that are the caller's doing. */
const bodyErrors: Record<string, MessageCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "BROKEN_BODY",
  FST_ERR_CTP_EMPTY_JSON_BODY: "BROKEN_BODY",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "BROKEN_BODY",
  FST_ERR_CTP_BODY_TOO_LARGE: "BODY_TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_BODY",
};

/** PostgreSQL's codes for a text with a character that it cannot keep: U+0000, in a column or in JSON. */
const unkeepableText = ["22021", "22P05"];

/** When a call is worth sending again after a 503, in seconds: a database that restarts is back by then. */
const RETRY_AFTER_S = 5;

/** Every failure leaves here, in the envelope and in the caller's language. Only our own faults are logged, once. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError | ApiError, request, reply) => {
    const trouble = troubleOf(error);
    if (trouble !== null) {
      request.log.warn({ trouble, reason: reasonOf(error) }, "the database was not available");
      reply.header("retry-after", RETRY_AFTER_S);
      return reply
        .status(ApiCode.serviceUnavailable)
        .send(errorEnvelope(serviceUnavailable(), localeOf(request)));
    }
    const answer = asApiError(error);
    if (answer.status >= 500) request.log.error({ err: error }, "request failed");
    return reply.status(answer.status).send(errorEnvelope(answer, localeOf(request)));
  });
  app.setNotFoundHandler(async (request: FastifyRequest, reply) => {
    return reply.status(ApiCode.notFound).send(errorEnvelope(notFound(), localeOf(request)));
  });
}

/** Puts an error into words. */
export function errorEnvelope(error: ApiError, locale: Locale): ErrorEnvelope {
  const errors = error.fields.map(({ field, code, values }) => ({
    field,
    message_code: code,
    message: say(code, locale, values),
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
  if (error.validation) return invalidFields(brokenFields(error.validation, error.validationContext ?? ""));
  const bodyError = bodyErrors[error.code];
  if (bodyError) return invalidFields([{ field: "body", code: bodyError }]);
  if (unkeepableText.includes((error.cause as { code?: string } | undefined)?.code ?? error.code)) {
    return invalidFields([{ field: "body", code: "BROKEN_BODY" }]);
  }
  if (error.statusCode === 429) return tooMany();
  if (error.statusCode === 404) return notFound();
  return new ApiError({ status: ApiCode.serverError, messageCode: "SERVER_ERROR" });
}
