import type { FastifyInstance } from "fastify";
import qs from "qs";
import { invalid } from "../errors/errors.ts";

/** Deeper or longer than any form of ours: such a form is not one. */
const LIMITS = {
  depth: 5,
  strictDepth: true,
  parameterLimit: 1000,
  arrayLimit: 1000,
  throwOnLimitExceeded: true,
};

/** PUT bodies are forms with nested names: `customer_info[phone_number]=…&items[0][quantity]=2`. */
export function acceptForms(app: FastifyInstance): void {
  // Fastify brings a parser for it; nothing of ours is plain text.
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    async (_request: unknown, body: string) => parseForm(body),
  );
}

/**
 * Reads a form. An index makes a list (`a[0]`, or `a[]` for the next, `a[]=` for an empty one), any other name a field; a name
 * that repeats makes a list. 422 where it is too deep or too long.
 */
export function parseForm(body: string): object {
  try {
    return qs.parse(body, { ...LIMITS, allowEmptyArrays: true });
  } catch {
    throw invalid("body", "BROKEN_BODY");
  }
}
