import { contract, type ContractOperation } from "../src/http/contract.ts";

/** The parts of the contract's JSON schemas that tests read. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  contentMediaType?: string;
}

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  /** With the contract's example of the parameter. */
  schema: Schema;
}

/** Resolves a reference in the contract. Anything else is returned as it is. */
export function resolved<Part extends { $ref?: string }>(part: Part): Part {
  if (part.$ref === undefined) return part;
  const steps = part.$ref.replace("#/", "").split("/");
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract);
  return resolved(found as Part);
}

/** The parameters of an operation. */
export function parametersOf({ parameters = [] }: ContractOperation): Parameter[] {
  return (parameters as (Parameter & { $ref?: string; example?: unknown })[]).map((one) => {
    const { schema, example, ...parameter } = resolved(one);
    const shown = resolved(schema);
    return { ...parameter, schema: shown.examples ? shown : { ...shown, examples: [example].flat() } };
  });
}

/** The schema of an operation's request body, with the contract's example of the whole body, if any. */
export function bodyOf({ requestBody }: ContractOperation): { schema: Schema; example?: unknown } {
  const { content = {} } = (requestBody ?? {}) as { content?: Record<string, { schema: Schema }> };
  return Object.values(content)[0] ?? { schema: {} };
}

/** A value made of the contract's own examples. */
export function exampleOf(given: Schema): unknown {
  const schema = resolved(given);
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(exampleOf)) as unknown;
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, exampleOf(property)]),
    );
  }
  if (schema.items) return [exampleOf(schema.items)];
  if (first) return first.required ? {} : exampleOf(first);
  if (schema.contentMediaType) return "";
  if (schema.format === "uuid") return "6f1c2b64-3f0e-4f4a-9b0a-3e1d5f7a9c10";
  throw new RangeError(`The contract shows no example of ${JSON.stringify(schema)}`);
}
