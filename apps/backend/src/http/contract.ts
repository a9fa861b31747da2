import type { OperationId } from "@sen/api";
import type { FastifySchema } from "fastify";
import document from "@sen/api/openapi.json" with { type: "json" };

/** The part of an OpenAPI document that is used here. */
interface Contract {
  openapi: string;
  info: Record<string, unknown>;
  paths: Record<string, Record<string, ContractOperation>>;
  components: Record<string, unknown>;
  [part: string]: unknown;
}

export interface ContractOperation {
  operationId: OperationId;
  parameters?: unknown[];
  security?: Record<string, unknown>[];
  responses: Record<string, unknown> & { 200: { content?: Record<string, unknown> } };
  [part: string]: unknown;
}

/** The contract that this backend implements. */
export const contract = document as unknown as Contract;

/** Whether an operation requires a token, accepts one, or takes none. */
export type Security = "required" | "optional" | "open";

/** An operation with its method, path, security and what it accepts. */
export interface ContractRoute {
  /** Lowercase. */
  method: string;
  /** With `{placeholders}`, relative to `/api/v1`. */
  path: string;
  operation: ContractOperation;
  security: Security;
  schema: FastifySchema;
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
function requestSchema(operation: ContractOperation): FastifySchema {
  const { parameters = [], requestBody } = inlined(operation);
  const schema: FastifySchema = {};
  for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
    const own = parameters.filter((parameter) => parameter.in === part);
    if (own.length === 0) continue;
    // Node lowercases the names of headers.
    const nameOf = ({ name }: { name: string }) => (part === "header" ? name.toLowerCase() : name);
    schema[PARTS[part]] = {
      type: "object",
      properties: Object.fromEntries(own.map((parameter) => [nameOf(parameter), parameter.schema])),
      required: own.filter(({ required }) => required).map(nameOf),
    };
  }
  // A multipart body is read as a stream by its operation: there is nothing to validate up front.
  if (requestBody && !("multipart/form-data" in requestBody.content)) schema.body = requestBody;
  return schema;
}

/** Replaces each reference by what it names. */
function inlined({ parameters, requestBody }: ContractOperation): Accepted {
  const follow = (part: unknown): unknown =>
    JSON.parse(JSON.stringify(part), (_key, value: { $ref?: string } | null) =>
      value?.$ref === undefined ? value : follow(named(value.$ref)),
    );
  return follow({ parameters, requestBody }) as Accepted;
}

/** What a reference such as `#/components/schemas/Id` names. */
function named(reference: string): unknown {
  const steps = reference.split("/").slice(1);
  return steps.reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], contract);
}

/** All operations by id. */
export const contractRoutes: ReadonlyMap<OperationId, ContractRoute> = new Map(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const [security, schema] = [securityOf(operation.security), requestSchema(operation)];
      return [operation.operationId, { method, path, operation, security, schema }] as const;
    }),
  ),
);
