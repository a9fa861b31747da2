import type { OperationId } from "@sen/api";
import type { InjectOptions } from "fastify";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { bodyOf, exampleOf, parametersOf } from "../../test/contract-examples.ts";
import { toForm } from "@sen/api";
import { useShop } from "../../test/shop.ts";
import { buildServer } from "../server.ts";
import { contractRoutes, type ContractRoute } from "./contract.ts";
import { declaredBody } from "./declared-bodies.ts";
import { ok } from "./envelope.ts";
import type { Operations } from "./operation.ts";

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const FILE_TYPE = "multipart/form-data";

/** A `Content-Type` header and its media type; null if it has none. */
type ContentType = [header: string | null, mediaType: string | null];
const contentTypes: ContentType[] = [
  [JSON_TYPE, JSON_TYPE],
  ["application/json; charset=utf-8", JSON_TYPE],
  ["Application/JSON;Charset=UTF-8", JSON_TYPE],
  [FORM_TYPE, FORM_TYPE],
  ["application/x-www-form-urlencoded;charset=UTF-8", FORM_TYPE],
  ["APPLICATION/X-WWW-FORM-URLENCODED", FORM_TYPE],
  ["multipart/form-data; boundary=part", FILE_TYPE],
  ['Multipart/Form-Data; Boundary="part"', FILE_TYPE],
  ["text/plain", null],
  ["text/plain; charset=utf-8", null],
  ["text/json", null],
  ["text/html", null],
  ["application/xml", null],
  ["application/octet-stream", null],
  ["application/problem+json", null],
  ["application/merge-patch+json", null],
  ["multipart/mixed; boundary=part", null],
  ["application/json, text/plain", null],
  ["application/*", null],
  ["*/*", null],
  ["json", null],
  ["", null],
  [null, null],
];

const routes = [...contractRoutes].map(([id, route]) => ({ id, route }));
const withBody = routes.filter(({ route }) => declaredBody(route.operation).types.length > 0);

const shop = await useShop();
const reached: string[] = [];

/** Only the HTTP layer, with operations that record that they were reached. */
const operations = Object.fromEntries(
  routes.map(({ id }) => [
    id,
    () => {
      reached.push(id);
      return Promise.resolve(ok(null));
    },
  ]),
) as unknown as Operations;
const edge = await buildServer({ ...shop, operations });
const token = await shop.signIn();
afterAll(() => edge.close());
beforeEach(() => reached.splice(0));

const payloads: Record<string, (body: unknown) => string> = {
  [JSON_TYPE]: (body) => JSON.stringify(body),
  [FORM_TYPE]: (body) => toForm(body).toString(),
  [FILE_TYPE]: (body) =>
    [...toForm(body)]
      .map(([name, value]) => `--part\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join("")
      .concat("--part--\r\n"),
};

/** A request that is valid except for its body. */
function requestOf({ method, path, operation }: ContractRoute, options: InjectOptions): InjectOptions {
  const given = (where: string) =>
    parametersOf(operation)
      .filter((parameter) => parameter.in === where && (parameter.required ?? false))
      .map(({ name, schema }) => [name, [exampleOf(schema)].flat().map(String)] as const);
  const inPath = new Map(given("path"));
  const inHeader = Object.fromEntries(given("header").map(([name, values]) => [name, String(values)]));
  return {
    ...options,
    method: method.toUpperCase() as "POST",
    remoteAddress: `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`,
    url: `/api/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => String(inPath.get(name)))}`,
    query: Object.fromEntries(given("query")),
    headers: { ...inHeader, authorization: `Bearer ${token}`, ...options.headers },
  };
}

function exampleBody({ operation }: ContractRoute): unknown {
  const { schema, example } = bodyOf(operation);
  return example ?? exampleOf(schema);
}

/** Sends a valid body with a content type. It must reach its operation as declared, or not at all. */
async function send({ id, route }: (typeof routes)[number], [header, type]: ContentType): Promise<void> {
  const [declared] = declaredBody(route.operation).types;
  const payload = payloads[type ?? JSON_TYPE]?.(exampleBody(route)) ?? "";
  const headers = header === null ? {} : { "content-type": header };
  const answer = await edge.inject(requestOf(route, { payload, headers }));
  if (type === declared) {
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    expect(reached).toEqual([id]);
  } else {
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({
      ...{ code: 415, status: 0, message_code: "UNSUPPORTED_BODY", data: null },
    });
    expect(reached).toEqual([]);
  }
}

describe.each(withBody)("$id", (one) => {
  const { route } = one;
  const [declared = ""] = declaredBody(route.operation).types;

  it("accepts a valid body in the declared type, and in no other", async () => {
    for (const type of [JSON_TYPE, FORM_TYPE, FILE_TYPE]) {
      reached.splice(0);
      await send(one, [type === FILE_TYPE ? `${FILE_TYPE}; boundary=part` : type, type]);
    }
  });

  it.runIf(declared !== FILE_TYPE)(
    "rejects a body that breaks the contract before its code runs",
    async () => {
      const wrong = { lang: "x".repeat(900), payment_method: 7, reason: 99, note: "x".repeat(6000) };
      const payload = payloads[declared]?.(wrong) ?? "";
      const answer = await edge.inject(requestOf(route, { payload, headers: { "content-type": declared } }));
      expect([answer.statusCode, reached]).toEqual([422, []]);
    },
  );

  it("rejects a missing body before its code runs", async () => {
    const answer = await edge.inject(requestOf(route, {}));
    expect([answer.statusCode, reached]).toEqual([422, []]);
  });
});

/** One operation per kind of body, since content types are parsed the same way for all operations. */
const kinds = [JSON_TYPE, FORM_TYPE, FILE_TYPE].flatMap((type) => {
  const one = withBody.find(({ route }) => declaredBody(route.operation).types[0] === type);
  return one ? [{ ...one, declared: type }] : [];
});

it("the contract has an operation for each kind of body", () => {
  expect(kinds).toHaveLength(3);
});

describe.each(kinds)("a body in $declared", ({ declared, ...one }) => {
  it.each(contentTypes)("is recognized by the media type alone: %j", (header, type) =>
    send(one, [header, type]),
  );

  it("is refused when compressed", async () => {
    const payload = payloads[declared]?.(exampleBody(one.route)) ?? "";
    const type = declared === FILE_TYPE ? `${FILE_TYPE}; boundary=part` : declared;
    const headers = { "content-type": type, "content-encoding": "gzip" };
    const answer = await edge.inject(requestOf(one.route, { payload, headers }));
    expect([answer.statusCode, reached]).toEqual([415, []]);
  });
});

describe("an operation without a body", () => {
  const bodiless = routes.filter((one) => !withBody.includes(one));

  it.each(bodiless)("runs without one, and refuses one: $id", async ({ id, route }) => {
    const { statusCode } = await edge.inject(requestOf(route, {}));
    expect([statusCode, reached.splice(0)]).toEqual([200, [id]]);
    const answer = await edge.inject(
      requestOf(route, { payload: "{}", headers: { "content-type": JSON_TYPE } }),
    );
    expect([answer.statusCode, answer.headers.connection, reached]).toEqual([400, "close", []]);
  });

  it.each(contentTypes)("refuses one in %j", async (header) => {
    const route = routes.find(({ id }) => id === "listMalls")?.route;
    if (!route) throw new RangeError("The contract has no listMalls");
    const headers = header === null ? {} : { "content-type": header };
    const answer = await edge.inject(requestOf(route, { payload: "{}", headers }));
    expect([answer.statusCode, reached]).toEqual([400, []]);
  });
});

describe("a required parameter that is missing", () => {
  const demanded = routes.flatMap(({ id, route }) =>
    parametersOf(route.operation)
      .filter((parameter) => parameter.in !== "path" && parameter.required)
      .map(({ name }) => ({ id, route, name })),
  );

  it.each(demanded)("is named before the operation's code runs: $name of $id", async ({ route, name }) => {
    const [type] = declaredBody(route.operation).types;
    const payload = type === undefined ? {} : { payload: payloads[type]?.(exampleBody(route)) };
    const { query = {}, headers = {}, ...given } = requestOf(route, payload);
    const without = (named: object) =>
      Object.fromEntries(Object.entries(named).filter(([key]) => key !== name));
    const answer = await edge.inject({
      ...given,
      query: without(query as object) as Record<string, string>,
      headers: { ...without(headers), ...(type !== undefined && { "content-type": type }) },
    });
    const { errors } = answer.json<{ data: { errors: { field: string; message_code: string }[] } }>().data;
    expect([answer.statusCode, reached]).toEqual([422, []]);
    expect(errors).toMatchObject([
      { field: expect.stringMatching(new RegExp(name, "i")), message_code: "REQUIRED" },
    ]);
  });
});

describe("caching of responses", () => {
  const secured = routes.filter(({ route }) => route.security === "required");

  it.each(secured)(
    "is forbidden for customers' data, and for the refusal without a token: $id",
    async ({ route }) => {
      const given = requestOf(route, {});
      for (const authorization of [`Bearer ${token}`, ""]) {
        const answer = await edge.inject({ ...given, headers: { ...given.headers, authorization } });
        expect(answer.headers["cache-control"]).toBe("no-store");
      }
    },
  );

  it("is forbidden when a token is issued, sent or optional", async () => {
    const login = await shop.call("login", { body: { phone: "0901234567", password: "Sen@2026demo" } });
    const upload = await shop.call("uploadMedia", { headers: { "content-type": "text/plain" }, body: {} });
    const open = await shop.call("listMalls", { token });
    for (const { response } of [login, upload, open]) {
      expect(response.headers["cache-control"]).toBe("no-store");
    }
  });

  it("is not restricted for public data", async () => {
    const open: OperationId[] = ["listMalls", "listBanners", "listCategories", "search"];
    for (const id of open) {
      const { status, response } = await shop.call(id, { query: { keyword: "áo" } });
      expect([id, status, response.headers["cache-control"]]).toEqual([id, 200, undefined]);
    }
  });
});
