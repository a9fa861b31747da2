import type { FastifyInstance } from "fastify";
import qs from "qs";
import { invalid } from "../errors/errors.ts";

/** Larger than any form of ours. */
const LIMITS = {
  depth: 5,
  strictDepth: true,
  parameterLimit: 1000,
  arrayLimit: 1000,
  throwOnLimitExceeded: true,
};

/** Parses PUT bodies, which are forms with nested names: `customer_info[phone_number]=…&items[0][quantity]=2`. */
export function acceptForms(app: FastifyInstance): void {
  // Fastify parses plain text by default, but no operation takes it.
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, body: string) => parseForm(body),
  );
}

/**
 * Parses a form. An index creates an array (`a[0]`, `a[]` to append, `a[]=` for an empty one), any other name a field. A repeated name
 * becomes an array. Throws a 422 if the form is too deep or too long.
 */
export function parseForm(body: string): object {
  try {
    return qs.parse(body, { ...LIMITS, allowEmptyArrays: true });
  } catch {
    throw invalid("body", "BROKEN_BODY");
  }
}
