import fc, { type Arbitrary } from "fast-check";
import { declaredBody } from "../../src/http/declared-bodies.ts";
import type { ContractRoute } from "../../src/http/contract.ts";
import { bodyOf, parametersOf, type Parameter } from "../contract-examples.ts";
import { toForm } from "@sen/api";
import { isFields, LEFT_OUT, mostlyRight, nastyTexts, spoilt, wrongValue, type Known } from "./values.ts";

/** A request as it is sent. */
export interface FuzzedRequest {
  method: string;
  /** Escaped already, or broken on purpose. */
  target: string;
  /** Whether the path is still the operation's. */
  isIntact: boolean;
  headers: [name: string, value: string][];
  body: Buffer | null;
}

const BOUNDARY = "fuzzed-part";
const usually = <Value>(right: Arbitrary<Value>, wrong: Arbitrary<Value>) =>
  fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: wrong });

/** Requests to an operation: valid, nearly valid, and invalid by the contract. */
export function requestsOf(
  route: ContractRoute,
  known: Known,
  tokens: readonly string[],
  rightBody?: unknown,
): Arbitrary<FuzzedRequest> {
  const parameters = parametersOf(route.operation);
  const named = (where: Parameter["in"]) => parameters.filter((one) => one.in === where);
  return fc
    .record({
      path: pathOf(route.path, named("path"), known),
      query: queryOf(named("query"), known),
      headers: headersOf(named("header"), known),
      token: fc.constantFrom(...tokens),
      body: bodyOfRequest(route, known, rightBody),
    })
    .map(({ path, query, headers, token, body }) => ({
      method: route.method.toUpperCase(),
      target: `/api/v1${path.text}${query}`,
      isIntact: path.isIntact,
      headers: [...headers, ["authorization", token], ...body.headers] as FuzzedRequest["headers"],
      body: body.bytes,
    }));
}

const detours = [
  "/",
  "/../",
  "//",
  "/%2e%2e/",
  "/%2f",
  ";a=b",
  "/.",
  "%00",
  `/${"9".repeat(300)}`,
  "/%ff",
  "/%",
];

function pathOf(path: string, parameters: Parameter[], known: Known) {
  const values = fc.tuple(
    ...parameters.map(({ name, schema }) => mostlyRight(schema, known, knownName(path, name))),
  );
  const intact = values.map((given) => ({
    isIntact: given.every((value) => value !== LEFT_OUT && value !== "" && textOf(value).length <= 200),
    text: parameters.reduce(
      (text, { name }, index) => text.replace(`{${name}}`, escaped(given[index])),
      path,
    ),
  }));
  const detour = fc
    .tuple(intact, fc.constantFrom(...detours))
    .map(([{ text }, more]) => ({ isIntact: false, text: text + more }));
  return fc.oneof({ weight: 12, arbitrary: intact }, { weight: 1, arbitrary: detour });
}

/** The key of known values for a path's `id`: `/orders/{id}` → `orders.id`. */
function knownName(path: string, name: string): string {
  return name === "id" ? `${path.split("/")[1] ?? ""}.id` : name;
}

const strayQueries = [
  "&__proto__=1",
  "&a[b]=c",
  "&=",
  "&&&",
  "&%zz",
  "&%ff=%fe",
  `&x=${"y".repeat(3000)}`,
  "#a",
  "?",
];

function queryOf(parameters: Parameter[], known: Known): Arbitrary<string> {
  const values = fc.tuple(
    ...parameters.map(({ name, schema, required = false }) => mostlyRight(schema, known, name, required)),
  );
  const stray = usually(fc.constant(""), fc.constantFrom(...strayQueries));
  const repeated = usually(fc.constant(1), fc.constant(2));
  return fc.tuple(values, stray, repeated).map(([given, more, times]) => {
    const pairs = parameters.flatMap(({ name }, index) =>
      given[index] === LEFT_OUT
        ? []
        : [given[index]].flat().map((value) => `${encodeURIComponent(name)}=${escaped(value)}`),
    );
    return `?${Array.from({ length: times }, () => pairs)
      .flat()
      .join("&")}${more}`;
  });
}

const strayHeaders: [string, string][] = [
  ["x-forwarded-for", "1.2.3.4, ::1, garbage, \u00ff"],
  ["x-request-id", "<forged>"],
  ["accept-version", "9.x"],
  ["accept-encoding", ";;q=9,,*"],
  ["if-none-match", "*"],
  ["range", "bytes=9-1,-,x"],
  ["cookie", "=;=;%zz"],
  ["x-http-method-override", "DELETE"],
  ["transfer-encoding", "identity"],
];

function headersOf(parameters: Parameter[], known: Known): Arbitrary<[string, string][]> {
  const declared = fc.tuple(
    ...parameters.map(({ name, schema, required = false }) =>
      mostlyRight(schema, known, name, required).map((value) => [name, value] as const),
    ),
  );
  const stray = usually(
    fc.constant<[string, string][]>([]),
    fc.constantFrom(...strayHeaders.map((one) => [one])),
  );
  return fc
    .tuple(declared, stray)
    .map(([given, more]) => [
      ...given
        .filter(([, value]) => value !== LEFT_OUT)
        .map(([name, value]): [string, string] => [name, headerText(value)]),
      ...more,
    ]);
}

const otherTypes = [
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  `multipart/form-data; boundary=${BOUNDARY}`,
  "multipart/form-data",
  `multipart/form-data; boundary=${"b".repeat(300)}`,
  "text/plain",
  "application/xml",
  "application/octet-stream",
  "application/json, text/plain",
  ";;;",
  "",
];

interface SentBody {
  headers: [string, string][];
  bytes: Buffer | null;
}

/** A body of the declared type, of another type, broken, too large, or none. Mostly none if the operation declares no body. */
function bodyOfRequest({ operation }: ContractRoute, known: Known, rightBody: unknown): Arbitrary<SentBody> {
  const [declared] = declaredBody(operation).types;
  const none = fc.constant<SentBody>({ headers: [], bytes: null });
  const stray = fc
    .tuple(fc.constantFrom(...otherTypes), wrongValue)
    .map(([type, value]) => sentAs(type, value));
  if (!declared) return fc.oneof({ weight: 12, arbitrary: none }, { weight: 1, arbitrary: stray });
  const { schema } = bodyOf(operation);
  const bySchema = mostlyRight(schema, known);
  const value = rightBody === undefined ? bySchema : fc.oneof(spoilt(rightBody), spoilt(rightBody), bySchema);
  const type = declared === "multipart/form-data" ? `${declared}; boundary=${BOUNDARY}` : declared;
  return fc.oneof(
    { weight: 24, arbitrary: value.map((one) => sentAs(type, one)) },
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constantFrom(...otherTypes), value).map(([other, one]) => sentAs(other, one)),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(value, fc.nat(200))
        .map(([one, length]) => ({ ...sentAs(type, one), bytes: bytesOf(type, one).subarray(0, length) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ maxLength: 300 })
        .map((bytes) => ({ ...sentAs(type, 0), bytes: Buffer.from(bytes) })),
    },
    { weight: 1, arbitrary: fc.constant({ ...sentAs(type, 0), bytes: Buffer.alloc(1_100_000, "7") }) },
    { weight: 1, arbitrary: none },
    { weight: 1, arbitrary: stray },
    ...(declared === "multipart/form-data"
      ? [{ weight: 4, arbitrary: fc.tuple(oddBoundary, value).map(sentWith) }]
      : []),
  );
}

/** Multipart boundaries at and beyond the parser's limits, and with invalid characters. */
const oddBoundary = fc.oneof(
  fc.integer({ min: 60, max: 400 }).map((length) => "b".repeat(length)),
  fc.constantFrom("", '"', '"a b"', "a; boundary=b", "--", "\t"),
);

function sentWith([boundary, value]: [string, unknown]): SentBody {
  return sentAs(`multipart/form-data; boundary=${boundary}`, value);
}

function sentAs(type: string, value: unknown): SentBody {
  return { headers: [["content-type", type]], bytes: value === LEFT_OUT ? null : bytesOf(type, value) };
}

function bytesOf(type: string, value: unknown): Buffer {
  if (type.startsWith("application/x-www")) {
    return Buffer.from(isFields(value) ? toForm(value).toString() : textOf(value));
  }
  if (type.startsWith("multipart")) return isFields(value) ? multipartOf(value) : Buffer.from(textOf(value));
  return Buffer.from(JSON.stringify(value) ?? "");
}

function multipartOf(value: object): Buffer {
  const parts = Object.entries(value).map(([name, content]: [string, unknown]) => {
    const file = name === "file" ? '; filename="a.jpg"' : "";
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, "_")}"${file}\r\n\r\n`;
    return [
      Buffer.from(head),
      Buffer.isBuffer(content) ? content : Buffer.from(textOf(content)),
      Buffer.from("\r\n"),
    ];
  });
  return Buffer.concat([...parts.flat(), Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** A value in a URL. Some broken escapes are sent as they are. */
function escaped(value: unknown): string {
  if (value === LEFT_OUT) return "";
  const said = textOf(value);
  if (nastyTexts.includes(said) && /^%/.test(said)) return said;
  return encodeURIComponent(said.toWellFormed()).slice(0, 4_000);
}

/** Replaces characters that HTTP forbids in headers. */
function headerText(value: unknown): string {
  return textOf(value)
    .replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, "?")
    .trim()
    .slice(0, 3_000);
}
