import { PassThrough } from "node:stream";
import { sql } from "./database/drizzle.ts";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useShop } from "../test/shop.ts";
import { customers } from "./database/schema/index.ts";
import { errorText, loggedError, loggerOptions } from "@sen/server";
import { buildServer } from "./server.ts";
import type { FastifyInstance } from "fastify";
import type { Operations } from "./http/operation.ts";

const secrets = ["0987654321", "12 Nguyễn Huệ", "0071000123456"];
const shop = await useShop();

/** Queries with personal data that fail in different ways. */
const failures: [string, () => Promise<unknown>][] = [
  [
    "a duplicate key",
    () => shop.db.insert(customers).values({ full_name: secrets.join(), phone: "0901234567" }),
  ],
  ["a value of another type", () => shop.db.execute(sql`select ${secrets.join()}::integer`)],
  ["a missing table", () => shop.db.execute(sql`select ${secrets.join()} from nowhere`)],
  [
    "a broken row",
    () =>
      shop.db.execute(
        sql`insert into customers (full_name, phone, lang) values (null, ${secrets.join()}, 'vi')`,
      ),
  ],
  ["a value with line breaks", () => shop.db.execute(sql`select ${`\n    at ${secrets.join()}:1`}::integer`)],
  ["a transaction", () => shop.db.transaction((tx) => tx.execute(sql`select ${secrets.join()}::integer`))],
];

async function caught(fail: () => Promise<unknown>): Promise<Error> {
  return fail().then(
    () => Promise.reject(new Error("It did not fail")),
    (error: unknown) => error as Error,
  );
}

function assertNothingTold(text: string): void {
  for (const secret of [...secrets, "0901234567"]) expect(text).not.toContain(secret);
}

describe.each(failures)("%s", (_, fail) => {
  it("is logged with its query and error code, without values", async () => {
    const error = await caught(fail);
    const said: string[] = [];
    const log = pino(loggerOptions("info"), { write: (line: string) => said.push(line) });
    log.error({ err: error }, "request failed");
    log.warn({ err: new Error("around it", { cause: error }) }, "with a cause");
    log.error(error);
    log.error({ err: error });
    log.error({ err: error }, error.message);
    log.error({ err: new AggregateError([error], "several") }, "several");
    assertNothingTold(said.join());
    const [first] = said.map((line) => JSON.parse(line) as { err: ReturnType<typeof loggedError> });
    expect(first?.err).toMatchObject({
      query: expect.stringMatching(/\$1|null/) as string,
      stack: expect.stringContaining("logging.test.ts") as string,
      cause: { type: "DatabaseError", code: expect.stringMatching(/^\w{5}$/) as string },
    });
  });

  it("is printed without values", async () => {
    const text = errorText(await caught(fail));
    assertNothingTold(text);
    expect(text).toMatch(/a query failed[^]*caused by DatabaseError: the database refused · \w{5}/);
  });
});

describe("any other error", () => {
  it("is logged with its message, code, stack and causes", () => {
    const error = Object.assign(new TypeError("what", { cause: new RangeError("why") }), {
      code: "EHOW",
      more: 1,
    });
    expect(loggedError(error)).toEqual({
      type: "TypeError",
      message: "what",
      code: "EHOW",
      stack: expect.stringMatching(/^\s+at .*logging\.test\.ts/) as string,
      cause: { type: "RangeError", message: "why", stack: expect.any(String) as string },
    });
  });

  it("is logged even if what was thrown is no error", () => {
    expect(loggedError("a text")).toEqual({ type: "string", message: "a text" });
  });
});

describe("the server", () => {
  const written = new PassThrough().setEncoding("utf8");
  let app: FastifyInstance;

  beforeAll(async () => {
    const [, fail] = failures[0] ?? [];
    const operations = { listMalls: fail } as unknown as Operations;
    app = await buildServer({ ...shop, operations, logger: { ...loggerOptions("trace"), stream: written } });
  });
  afterAll(() => app.close());

  it("logs id, route, status and duration of a request, without its query string", async () => {
    const url = "/livez?phone=0987654321";
    await app.inject({ url, headers: { "x-request-id": "edge-12345678" } });
    const lines = String(written.read()).split("\n").filter(Boolean);
    const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const own = said.filter(({ reqId }) => reqId === "edge-12345678");
    expect(own).toEqual([
      expect.objectContaining({
        msg: "answered",
        name: "backend",
        route: "GET /livez",
        status: 200,
        ms: expect.any(Number) as number,
      }),
    ]);
    assertNothingTold(lines.join());
  });

  it("responds to a failed query with 500, and reveals its values neither to the caller nor in the log", async () => {
    const { statusCode, body } = await app.inject("/api/v1/malls");
    const log = String(written.read());
    expect([statusCode, log]).toEqual([500, expect.stringContaining("request failed")]);
    for (const text of [body, log]) assertNothingTold(text);
    expect(body).not.toMatch(/select|\$1/i);
  });
});
