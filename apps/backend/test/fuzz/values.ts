import fc, { type Arbitrary } from "fast-check";
import { exampleOf, resolved, type Schema } from "../contract-examples.ts";

/** Existing values by the name of their field: `product_id`, `checkout_id`, `cs_attach_image` … */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Marks a field that is omitted. */
export const LEFT_OUT = Symbol("left out");

const long = (character: string, count: number) => character.repeat(count);
const nested = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown;

/** Texts that often break programs: empty, very long, other alphabets, markup, paths, queries, escapes. */
export const nastyTexts: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\ufeff",
  "\u202e\u200b\u200d",
  "Z\u0351\u036b\u0343\u036a\u0302".repeat(40),
  "👩‍👩‍👧‍👦".repeat(60),
  "ế".repeat(501),
  long("x", 201),
  long("x", 6_000),
  long("9", 400),
  "٣١٤",
  "０１２",
  "-1",
  "1.5",
  "1e400",
  "0x7f",
  "NaN",
  "null",
  "undefined",
  "true",
  "[object Object]",
  "2026-02-30T25:61:61Z",
  "' or '1'='1' --",
  "'; drop table orders; --",
  "$1",
  "${7*7}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "%00",
  "%zz",
  "%s%n%x",
  "\r\nset-cookie: a=b",
  "__proto__",
  "constructor",
];

const nastyNumbers = [
  0,
  -0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  1e308,
  5e-324,
  -99999999999,
];

/** A value that is wrong for every field of the contract. */
export const wrongValue: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...nastyTexts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...nastyNumbers) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [[]],
      [null],
      { a: 1 },
      nested(500),
      [1, 1, 1],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"a":1}}'), { toString: "a", length: 1 }),
  },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 1_001 }, (_, index) => index)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
);

/** A valid value with up to two parts replaced by wrong ones, or omitted. */
export function spoilt(right: unknown): Arbitrary<unknown> {
  const places = placesIn(right);
  const change = fc.tuple(
    fc.constantFrom(...places),
    fc.oneof({ weight: 4, arbitrary: wrongValue }, { weight: 1, arbitrary: fc.constant(LEFT_OUT) }),
  );
  return fc
    .array(change, { maxLength: 2 })
    .map((changes) => changes.reduce((value, [place, put]) => replaced(value, place, put), right));
}

type Place = readonly string[];

/** The path of every part of a value, starting with the value itself. */
function placesIn(value: unknown): Place[] {
  if (!isFields(value)) return [[]];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    placesIn(one).map((place): Place => [name, ...place]),
  );
  return [[], ...inner];
}

function replaced(value: unknown, [name, ...rest]: Place, put: unknown): unknown {
  if (name === undefined) return put;
  if (!isFields(value) || !(name in value)) return value;
  const entries = Object.entries(value)
    .map(([key, one]) => [key, key === name ? replaced(one, rest, put) : one] as const)
    .filter(([, one]) => one !== LEFT_OUT);
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

/** Whether a value has parts. */
export function isFields(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Buffer.isBuffer(value);
}

/** A value that usually matches its schema, sometimes does not, and is sometimes omitted. */
export function mostlyRight(schema: Schema, known: Known, name = "", required = true): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 30, arbitrary: rightValue(schema, known, name) },
    { weight: 2, arbitrary: wrongValue },
    { weight: required ? 1 : 12, arbitrary: fc.constant(LEFT_OUT) },
  );
}

/** A value that matches its schema. Mostly an existing one, if there are any under that name. */
export function rightValue(given: Schema, known: Known, name = ""): Arbitrary<unknown> {
  const schema = resolved(given);
  const existing = known[name];
  const byRule = ruleValue(schema, known, name);
  if (!existing || existing.length === 0) return byRule;
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: byRule });
}

function ruleValue(schema: Schema, known: Known, name: string): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map((part) => ruleValue(resolved(part), known, name)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && !choices.every(({ required }) => required)) {
    return fc.oneof(...choices.map((one) => rightValue(one, known, name)));
  }
  if (schema.properties) return objectOf(schema, known);
  if (schema.items) {
    const { items, minItems = 0, maxItems = 5 } = schema;
    return fc.array(rightValue(items, known, name), {
      minLength: minItems,
      maxLength: Math.min(maxItems, 8),
    });
  }
  const type = [schema.type ?? "object"].flat()[0];
  if (type === "integer" || type === "number") {
    const { minimum = -1000, maximum = 1000 } = schema;
    return fc.oneof(
      fc.integer({ min: minimum, max: maximum }),
      fc.constantFrom(minimum, maximum),
      example(schema),
    );
  }
  if (type === "boolean") return fc.boolean();
  return type === "string" ? textOf(schema) : fc.constant({});
}

function objectOf({ properties = {}, required = [] }: Schema, known: Known): Arbitrary<unknown> {
  const names = Object.keys(properties);
  return fc
    .tuple(...names.map((name) => mostlyRight(properties[name] ?? {}, known, name, required.includes(name))))
    .map((values) =>
      Object.fromEntries(
        names.map((name, index) => [name, values[index]] as const).filter(([, value]) => value !== LEFT_OUT),
      ),
    );
}

function textOf(schema: Schema): Arbitrary<unknown> {
  const { format, pattern, maxLength = 100 } = schema;
  if (format === "uuid") return fc.uuid();
  if (pattern) return fc.oneof(example(schema), fc.stringMatching(new RegExp(pattern), { maxLength }));
  return fc.oneof(
    { weight: 4, arbitrary: example(schema) },
    { weight: 1, arbitrary: fc.constantFrom("ế".repeat(maxLength), "🧡".repeat(maxLength)) },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: Math.min(maxLength, 60) }) },
  );
}

function example(schema: Schema): Arbitrary<unknown> {
  return schema.examples ? fc.constantFrom(...schema.examples) : fc.constant(exampleOf(schema));
}
