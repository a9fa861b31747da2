import document from "@sen/api/openapi.json" with { type: "json" };

/** The part of an OpenAPI document that is used here. */
export interface Contract {
  openapi: string;
  info: Record<string, unknown>;
  paths: Record<string, Record<string, ContractOperation>>;
  components: Record<string, unknown>;
  [part: string]: unknown;
}

export interface ContractOperation {
  operationId?: string;
  parameters?: unknown[];
  security?: Record<string, unknown>[];
  responses?: Record<string, unknown>;
  [part: string]: unknown;
}

/** The contract that this backend implements. */
export const contract = document as unknown as Contract;

/** Whether an operation requires a token, accepts one, or takes none. */
export type Security = "required" | "optional" | "open";

/** An operation with its method, path and security. */
export interface ContractRoute {
  /** Lowercase. */
  method: string;
  /** With `{placeholders}`, relative to `/api/v1`. */
  path: string;
  operation: ContractOperation;
  security: Security;
}

/** All operations by id. */
export function operationsOf({ paths }: Contract): Map<string, ContractRoute> {
  const found = new Map<string, ContractRoute>();
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const { operationId, security } = operation;
      if (operationId) found.set(operationId, { method, path, operation, security: securityOf(security) });
    }
  }
  return found;
}

function securityOf(security: Record<string, unknown>[] = []): Security {
  if (security.length === 0) return "open";
  return security.some((one) => Object.keys(one).length === 0) ? "optional" : "required";
}

/**
 * The contract for routing, without unimplemented operations and without responses. Responses are serialized with `JSON.stringify` and checked
 * against the contract in tests; compiled serializers would cost more memory than the time they save.
 */
export function withoutResponses(contract: Contract, has: (operationId: string) => boolean): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const { operationId } = operation;
      if (!operationId || !has(operationId)) continue;
      (paths[path] ??= {})[method] = {
        ...operation,
        ...bodyOnlyWhenRead(operation),
        responses: { default: { description: "" } },
      };
    }
  }
  return { ...contract, paths, security: [], components: contract.components };
}

/** Omits a multipart body, which its operation reads as a stream, so there is nothing to validate up front. */
function bodyOnlyWhenRead({ requestBody }: ContractOperation): { requestBody?: unknown; security: never[] } {
  const content = (requestBody as { content?: Record<string, unknown> } | undefined)?.content ?? {};
  return "multipart/form-data" in content ? { requestBody: undefined, security: [] } : { security: [] };
}
