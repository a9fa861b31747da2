import type { FastifySchemaValidationError } from "fastify/types/schema.js";
import { fieldPath, type BrokenField } from "../errors/errors.ts";
import type { MessageCode } from "../texts/messages.ts";

/** Ajv options for checking requests against the contract: forms and queries arrive as text, and all broken fields are reported at once. */
export const requestValidation = {
  coerceTypes: "array",
  useDefaults: true,
  removeAdditional: false,
  allErrors: true,
  strict: false,
  // Ajv's optimizer slows the server's start by a quarter and speeds up no check.
  code: { optimize: false },
} as const;

/** Messages for JSON Schema keywords, and whether the message contains the limit. */
const rules: Record<string, { code: MessageCode; limit?: true }> = {
  required: { code: "REQUIRED" },
  type: { code: "WRONG_TYPE" },
  format: { code: "WRONG_FORMAT" },
  pattern: { code: "WRONG_FORMAT" },
  enum: { code: "NOT_IN_LIST" },
  const: { code: "NOT_IN_LIST" },
  minLength: { code: "TOO_SHORT", limit: true },
  maxLength: { code: "TOO_LONG", limit: true },
  minimum: { code: "TOO_SMALL", limit: true },
  exclusiveMinimum: { code: "TOO_SMALL", limit: true },
  maximum: { code: "TOO_LARGE", limit: true },
  exclusiveMaximum: { code: "TOO_LARGE", limit: true },
  minItems: { code: "TOO_FEW_ITEMS", limit: true },
  maxItems: { code: "TOO_MANY_ITEMS", limit: true },
};

/** Keywords that only summarize other errors. */
const summaries = new Set(["anyOf", "oneOf", "allOf", "if", "not"]);

/** The invalid fields of a request, each once, named as in the contract. `part` is body, querystring, params or headers. */
export function brokenFields(errors: FastifySchemaValidationError[], part: string): BrokenField[] {
  const told = errors.filter(({ keyword }) => !summaries.has(keyword));
  const fields = new Map<string, BrokenField>();
  for (const error of told.length > 0 ? told : errors) {
    const field = fieldPath(stepsTo(error)) || part;
    if (fields.has(field)) continue;
    const rule = rules[error.keyword] ?? { code: "WRONG_TYPE" };
    const { limit } = error.params as { limit?: number };
    fields.set(field, {
      field,
      code: rule.code,
      ...(rule.limit && limit !== undefined && { values: { limit } }),
    });
  }
  return [...fields.values()];
}

/** The steps of `/items/2/quantity`. For a missing property, to the property instead of its object. */
function stepsTo({ instancePath, params }: FastifySchemaValidationError): string[] {
  const { missingProperty } = params as { missingProperty?: string };
  const steps = instancePath
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return missingProperty === undefined ? steps : [...steps, missingProperty];
}
