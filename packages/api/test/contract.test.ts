import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { operationsOf, type Contract } from "../scripts/contract-file.ts";
import { PUBLIC_OPERATIONS, TOKEN_OPTIONAL } from "../src/secured.gen.ts";

interface Schema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  maxLength?: number;
  maxItems?: number;
  format?: string;
  contentMediaType?: string;
  pattern?: string;
  examples?: unknown[];
  allOf?: Schema[];
  anyOf?: Schema[];
}

type Document = Contract & { components: { schemas: Record<string, Schema> } };

const document = JSON.parse(
  await readFile(new URL("../src/openapi.gen.json", import.meta.url), "utf8"),
) as Document;
const operations = operationsOf(document);
const lastName = (ref: string) => ref.split("/").at(-1) ?? "";
const named = operations.map(({ operation, path, method }) => ({
  name: operation.operationId ?? `${method} ${path}`,
  operation,
  path,
  method,
}));

describe.each(named)("operation $name", ({ operation, path, method }) => {
  it("lists its error responses", () => {
    const statuses = Object.keys(operation.responses);
    expect(statuses).toEqual(expect.arrayContaining(["200", "422", "500", "503"]));
    const key = `${method.toUpperCase()} ${path}`;
    if (!PUBLIC_OPERATIONS.has(key) && !TOKEN_OPTIONAL.has(key)) {
      expect(statuses).toEqual(expect.arrayContaining(["401", "403"]));
    }
    if (operation.requestBody) expect(statuses).toContain("415");
  });

  it("takes a form with PUT, and otherwise JSON or multipart", () => {
    const content = (operation.requestBody as { content?: object } | undefined)?.content;
    if (!content) return;
    const types =
      method === "put" ? ["application/x-www-form-urlencoded"] : ["application/json", "multipart/form-data"];
    for (const type of Object.keys(content)) expect(types).toContain(type);
  });
});

const fields = Object.entries(document.components.schemas).flatMap(([entity, schema]) =>
  [schema, ...(schema.allOf ?? [])].flatMap(({ properties = {} }) =>
    Object.entries(properties).map(([field, value]) => ({ name: `${entity}.${field}`, value })),
  ),
);

describe("every field of the contract", () => {
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (document.components.schemas[lastName(schema.$ref)] ?? {}) : schema;
  const typeOf = ({ type }: Schema) => (Array.isArray(type) ? type.find((one) => one !== "null") : type);
  const failing = (ok: (schema: Schema) => boolean) =>
    fields.filter(({ value }) => !ok(resolve(value))).map(({ name }) => name);

  it("is described", () => {
    expect(failing(({ description }) => Boolean(description))).toEqual([]);
  });

  it("has an example if it is a single value", () => {
    const single = (schema: Schema) =>
      ["string", "integer", "number", "boolean"].includes(typeOf(schema) ?? "");
    const shown = (schema: Schema) => Boolean(schema.examples ?? schema.enum ?? schema.contentMediaType);
    expect(failing((schema) => !single(schema) || shown(schema))).toEqual([]);
  });

  it("has a limit if it is a text", () => {
    const limited = (schema: Schema) =>
      Boolean(schema.maxLength ?? schema.enum ?? schema.format ?? schema.pattern ?? schema.contentMediaType);
    expect(failing((schema) => typeOf(schema) !== "string" || limited(schema))).toEqual([]);
  });

  it("has a limit if it is a list in a request", () => {
    const inRequest = fields.filter(
      ({ name, value }) => /Body\./.test(name) && typeOf(resolve(value)) === "array",
    );
    expect(inRequest.length).toBeGreaterThan(0);
    expect(
      inRequest.filter(({ value }) => resolve(value).maxItems === undefined).map(({ name }) => name),
    ).toEqual([]);
  });
});

describe("operations with a token", () => {
  it("are those that the contract secures", () => {
    expect(PUBLIC_OPERATIONS).not.toContain("GET /orders");
    expect(PUBLIC_OPERATIONS).toContain("POST /login");
    expect(PUBLIC_OPERATIONS).not.toContain("POST /media");
    expect(TOKEN_OPTIONAL).toContain("POST /media");
    const secured = operations.filter(({ operation }) => operation.security?.some((one) => "bearer" in one));
    expect(secured).toHaveLength(operations.length - PUBLIC_OPERATIONS.size);
  });
});
