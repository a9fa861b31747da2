import document from "@sen/api/openapi.json" with { type: "json" };

/** As much of an OpenAPI document as is read here. */
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

/** The contract that this backend answers to. */
export const contract = document as unknown as Contract;

/** Whether an operation needs a token, may bring one, or asks for none. */
export type Security = "required" | "optional" | "open";

/** An operation with its place in the contract and what it asks of the caller. */
export interface ContractRoute {
  /** In lower case. */
  method: string;
  /** With `{names}`, below `/api/v1`. */
  path: string;
  operation: ContractOperation;
  security: Security;
}

/** Every operation by its id. */
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
 * The contract for routing: operations without code left out, and no responses. Answers are serialised with `JSON.stringify`
 * and checked against the contract in tests; a compiled serialiser per answer would cost more memory than it saves time.
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

/** A multipart body is read as a stream by its operation: there is nothing to validate before. */
function bodyOnlyWhenRead({ requestBody }: ContractOperation): { requestBody?: unknown; security: never[] } {
  const content = (requestBody as { content?: Record<string, unknown> } | undefined)?.content ?? {};
  return "multipart/form-data" in content ? { requestBody: undefined, security: [] } : { security: [] };
}
