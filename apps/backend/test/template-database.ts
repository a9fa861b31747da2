import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "../src/database/drizzle.ts";
import { connect, type Database } from "../src/database/connect.ts";
import { startEmbedded } from "../src/database/embedded.ts";
import { migrate } from "../src/database/migrate.ts";
import { onServer } from "./on-server.ts";
import { testStart } from "./test-start.ts";
import { fillSmallShop } from "./small-shop/index.ts";

/** A test run's database server. Sends its URL and templates to the parent process and ends with it. `DATABASE_URL` selects another server. */
const server = process.env.DATABASE_URL ? given(process.env.DATABASE_URL) : await embedded();
const [schema, template] = [`sen_schema_${process.pid}`, `sen_test_${process.pid}`];
await onServer(server.url("postgres"), `create database ${schema}`);
await migrate(server.url(schema));
await onServer(server.url("postgres"), `create database ${template} template ${schema}`);
const url = server.url(template);
const connection = connect(url, { connections: 2 });
await fillSmallShop(connection.db);
await connection.db.execute(sql`select refresh_deal_prices(${testStart}::timestamptz)`);
await startBeyond32Bits(connection.db);
await connection.close();
process.on("disconnect", () => void end());
// Usually written at the exit: on a fresh clone each worker would compile the same modules again.
flushCompileCache();
process.send?.({ url: server.url("postgres"), template, schema });

async function end(): Promise<void> {
  for (const name of [template, schema]) {
    await onServer(server.url("postgres"), `drop database if exists ${name} with (force)`);
  }
  await server.stop();
}

/** Starts ids of customers' data above 32 bits, so that every test shows that they fit everywhere. */
async function startBeyond32Bits(db: Database): Promise<void> {
  await db.execute(sql`
    select setval(pg_get_serial_sequence(table_name, column_name), ${3_000_000_000})
    from information_schema.columns
    where table_schema = 'public' and data_type = 'bigint'
      and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`);
}

async function embedded() {
  const folder = mkdtempSync(join(tmpdir(), "sen-test-"));
  chmodSync(folder, 0o755);
  // Nothing here has to survive a power cut.
  const server = await startEmbedded(join(folder, "postgres"), {
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "120" },
  });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function given(databaseUrl: string) {
  return {
    url: (database: string) => {
      const url = new URL(databaseUrl);
      url.pathname = `/${database}`;
      return url.href;
    },
    stop: () => Promise.resolve(),
  };
}
