import type { FastifySchema } from "fastify";
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

/** What an operation accepts, before references are replaced. */
interface Accepted {
  parameters?: {
    name: string;
    in: "path" | "query" | "header";
    required?: boolean;
    schema: unknown;
  }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
}

const PARTS = { path: "params", query: "querystring", header: "headers" } as const;

/**
 * What an operation accepts, as Fastify wants it. Responses are left out: they are serialized with `JSON.stringify` and checked against the
 * contract in tests; compiled serializers would cost more memory than the time they save.
 */
export function requestSchema(contract: Contract, operation: ContractOperation): FastifySchema {
  const { parameters = [], requestBody } = inlined(contract, operation);
  const schema: FastifySchema = {};
  for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
    const own = parameters.filter((parameter) => parameter.in === part);
    if (own.length === 0) continue;
    schema[PARTS[part]] = {
      type: "object",
      properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
      required: own.filter(({ required }) => required).map(({ name }) => name),
    };
  }
  // A multipart body is read as a stream by its operation: there is nothing to validate up front.
  if (requestBody && !("multipart/form-data" in requestBody.content)) schema.body = requestBody;
  return schema;
}

/** Replaces each reference by what it names. */
function inlined(contract: Contract, { parameters, requestBody }: ContractOperation): Accepted {
  const follow = (part: unknown): unknown =>
    JSON.parse(JSON.stringify(part), (_key, value: { $ref?: string } | null) =>
      value?.$ref === undefined ? value : follow(named(contract, value.$ref)),
    );
  return follow({ parameters, requestBody }) as Accepted;
}

/** What a reference such as `#/components/schemas/Id` names. */
function named(contract: Contract, reference: string): unknown {
  const steps = reference.split("/").slice(1);
  return steps.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], contract);
}
