import { hasBody, RefusedRequest } from "@sen/server";
import type { FastifyRequest } from "fastify";
import type { ContractOperation } from "./contract.ts";
import { invalid } from "../errors/errors.ts";

/** Of a form with files, type and boundary together: a boundary has 70 characters at most (RFC 2046 §5.1.1), and the parser fails at 250. */
const MULTIPART_TYPE_MAX_LENGTH = 200;

/** The kinds of body that a route takes; none where `types` is empty. */
export interface DeclaredBody {
  /** Media types in lower case, without parameters. */
  types: readonly string[];
  required: boolean;
}

/** What the contract declares of an operation's body. */
export function declaredBody({ requestBody }: ContractOperation): DeclaredBody {
  const { content = {}, required = false } = (requestBody ?? {}) as {
    content?: Record<string, unknown>;
    required?: boolean;
  };
  return { types: Object.keys(content), required };
}

/**
 * Lets a body through to its parser only where it is declared, and only as it is declared: a validator belongs to one
 * media type, and what comes in another would not be validated at all. A required body that is missing is a 422, one that the contract
 * does not know a 400.
 */
export function onlyDeclared({ types, required }: DeclaredBody) {
  return async (request: FastifyRequest): Promise<void> => {
    const { headers, mediaType } = request;
    if (!hasBody(request.raw) && (types.length === 0 || headers["content-type"] === undefined)) {
      if (required) throw invalid("body", "REQUIRED");
      return;
    }
    if (types.length === 0 && hasBody(request.raw)) throw new RefusedRequest(400);
    if (mediaType === undefined || !types.includes(mediaType) || isEncoded(request)) {
      throw new RefusedRequest(415);
    }
    const { length = 0 } = headers["content-type"] ?? "";
    if (mediaType === "multipart/form-data" && length > MULTIPART_TYPE_MAX_LENGTH) {
      throw invalid("body", "BROKEN_BODY");
    }
  };
}

/** Nothing here unpacks a body. */
function isEncoded({ headers }: FastifyRequest): boolean {
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
  return encoding !== "" && encoding !== "identity";
}
