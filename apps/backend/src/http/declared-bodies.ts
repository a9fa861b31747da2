import { hasBody, RefusedRequest } from "@sen/server";
import type { FastifyRequest } from "fastify";
import type { ContractOperation } from "./contract.ts";
import { invalid } from "../errors/errors.ts";

/** Of a multipart content type including its boundary. A boundary has at most 70 characters (RFC 2046 §5.1.1), and the parser fails at 250. */
const MULTIPART_TYPE_MAX_LENGTH = 200;

/** The media types that a route accepts as body; none if `types` is empty. */
export interface DeclaredBody {
  /** Lowercase, without parameters. */
  types: readonly string[];
  required: boolean;
}

/** The body that the contract declares for an operation. */
export function declaredBody({ requestBody }: ContractOperation): DeclaredBody {
  const { content = {}, required = false } = (requestBody ?? {}) as {
    content?: Record<string, unknown>;
    required?: boolean;
  };
  return { types: Object.keys(content), required };
}

/**
 * Rejects a body unless the contract declares it with this media type: each validator belongs to one media type, so any other would not be
 * validated at all. A missing required body is a 422, an undeclared one a 400.
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

/** Compressed bodies are not supported. */
function isEncoded({ headers }: FastifyRequest): boolean {
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
  return encoding !== "" && encoding !== "identity";
}
