import { sql } from "./drizzle.ts";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { firstGateway } from "../../test/gateways.ts";
import { endBackend, environment, startBackend } from "../../test/backend-process.ts";
import { copyOfTemplate, useNewDatabase } from "../../test/database.ts";
import { emptyDatabase } from "../../test/old-database.ts";
import { realSettings } from "../../test/real-settings.ts";
import { useShop } from "../../test/shop.ts";
import { readConfig } from "../config.ts";
import { createAdapters } from "../create-adapters.ts";
import { seedDatabase } from "@sen/demo/seed/seed-database";
import { connect, type Connection } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open.ts";
import { shopModeOf } from "./shop-mode.ts";

/** Marked as a real shop before the tests; its customers, orders and products come from the template. */
const shop = await useShop();
const folder = mkdtempSync(join(tmpdir(), "sen-mode-"));
const demonstration = await copyOfTemplate();
const empty = await useNewDatabase();
const silent = { info: () => undefined, warn: () => undefined };
const real = { ...realSettings(folder), RATE_LIMIT: "on" };

await shop.db.execute(sql`update shop_mode set mode = 'production'`);
afterAll(async () => {
  await demonstration.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program of the backend with only these environment variables; resolves with its exit code and stderr. */
function run(
  program: string,
  words: readonly string[],
  env: Record<string, string>,
): Promise<[number, string]> {
  const file = fileURLToPath(new URL(`../${program}`, import.meta.url));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--conditions=@sen/source", file, ...words],
      { env: { ...environment(), SEN_DATA_DIR: folder, PORT: "0", ...env } },
      (failure, _out, error) => resolve([failure ? Number(failure.code ?? 1) : 0, error]),
    );
  });
}

const sentence = (part: string) => [1, expect.stringMatching(new RegExp(`^[^\\n]*${part}[^\\n]*\\n$`))];
const count = async ({ db }: Pick<Connection, "db">, table: string) => db.$count(sql.raw(table));

describe("a production database", () => {
  const rows = async () =>
    Promise.all(["customers", "products", "outbox"].map((table) => count(shop, table)));

  it.concurrent.each<[string, string, string[]]>([
    ["the seed that begins again", "../../demo/src/seed/main.ts", ["--again"]],
    ["the server", "main.ts", []],
  ])("refuses %s run with only its URL, and explains what to set", async (_who, program, words) => {
    const before = await rows();
    expect(await run(program, words, { DATABASE_URL: shop.databaseUrl })).toEqual(
      sentence("real shop's, but SEN_MODE is demo. Set SEN_MODE=production"),
    );
    expect(await rows()).toEqual(before);
  });

  it("refuses the seed also with production settings", async () => {
    const before = await rows();
    const env = { ...real, DATABASE_URL: shop.databaseUrl };
    expect(await run("../../demo/src/seed/main.ts", ["--again"], env)).toEqual(
      sentence("The seed is for demonstrations only"),
    );
    expect(await rows()).toEqual(before);
  });

  it("can never be seeded or truncated", async () => {
    const before = await rows();
    await expect(seedDatabase(shop.db, { products: 5 })).rejects.toThrow("real shop");
    await expect(seedDatabase(shop.db, { products: 5, again: true })).rejects.toThrow("real shop");
    const { rows: tables } = await shop.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(80);
    for (const { name } of tables) {
      const emptied = shop.db.execute(sql`truncate ${sql.identifier(name)} cascade`);
      await expect(emptied, name).rejects.toMatchObject({
        cause: { message: expect.stringContaining("real shop") },
      });
    }
    await expect(shop.db.execute(sql`delete from shop_mode`)).rejects.toThrow();
    expect(await rows()).toEqual(before);
  });

  it("refuses the simulated gateway, issuer, messengers and carrier", async () => {
    const adapters = createAdapters(shop.config, silent, shop.db, shop.adapters.demonstration);
    const { sms, email, carrier, clock } = adapters;
    const paymentGateway = firstGateway(adapters);
    const payment = { reference: crypto.randomUUID(), amount: 1 };
    const now = clock.now();
    const pretended: (() => Promise<unknown> | undefined)[] = [
      () => paymentGateway.close(payment as never),
      () => paymentGateway.lookUp(payment as never),
      () => paymentGateway.simulation?.decidePayment(payment.reference, "paid", now),
      () => sms.send({ to: "0901234567", text: "123456" } as never),
      () => email.send({ to: "an@sen.example", subject: "x", text: "x" } as never),
      () => carrier.book?.({ reference: "SEN-1" } as never),
    ];
    for (const pretend of pretended) await expect(pretend()).rejects.toThrow("demonstrations only");
    const issuer = await shop.app.inject("/simulated-issuer/.well-known/openid-configuration");
    expect(issuer.statusCode).toBe(500);
  });
});

it("a demonstration's database refuses a production server, and explains what to set", async () => {
  const config = readConfig({ ...real, DATABASE_URL: demonstration.url });
  await expect(openDatabase(config)).rejects.toThrow(
    /is a demonstration's.*use another database \(DATABASE_URL or SEN_DATA_DIR\)/,
  );
});

describe("a database without migrations", async () => {
  const bare = await emptyDatabase();
  const connection = connect(bare.url, { connections: 1 });
  afterAll(async () => {
    await connection.close();
    await bare.drop();
  });

  it("stops a production worker with an explanation", async () => {
    expect(await run("commands/worker.ts", [], { ...real, DATABASE_URL: bare.url })).toEqual(
      sentence("The database lacks \\d+ migrations. Run `npm run migrate` first."),
    );
  });

  it("makes a production server wait, which logs that first, and marks it as production once it has them", async () => {
    const backend = await startBackend(folder, {
      ...real,
      DATABASE_URL: bare.url,
      LOG_LEVEL: undefined,
      WORKER: "off",
    });
    await expect
      .poll(backend.output)
      .toMatch(/^{[^\n]*migrations are missing: run npm run migrate[^\n]*}\n$/);
    await migrate(bare.url);
    await expect.poll(() => shopModeOf(connection.db), { timeout: 20_000 }).toBe("production");
    await endBackend(backend);
    await expect(seedDatabase(connection.db, { products: 5 })).rejects.toThrow("real shop");
  });
});

describe("an empty database", () => {
  it("with customers is not emptied unless it is marked as a demonstration", async () => {
    await empty.db.execute(sql`insert into customers (full_name) values ('Một Người Khác')`);
    await expect(seedDatabase(empty.db, { products: 5, again: true })).rejects.toThrow(
      "not marked as a demonstration",
    );
    expect(await count(empty, "customers")).toBe(1);
  });

  it("is not marked before the server passes its checks", async () => {
    const lacking = {
      ...real,
      DATABASE_URL: empty.url,
      PAYMENT_GATEWAYS: "",
      CARRIER: "ghn",
      GHN_API_URL: "",
    };
    const [code, said] = await run("main.ts", [], lacking);
    expect(code).toBe(1);
    for (const reason of ["Payments are simulated", "CARRIER is ghn, so GHN_TOKEN", "is the test system"]) {
      expect(said).toContain(reason);
    }
    expect(await shopModeOf(empty.db)).toBeNull();
  });
});
