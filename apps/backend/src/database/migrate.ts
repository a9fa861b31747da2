import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { fileURLToPath } from "node:url";
import { connectOnce } from "./connect.ts";

const migrationsFolder = fileURLToPath(new URL("../../drizzle", import.meta.url));

/** One number for everybody who migrates: PostgreSQL lets one through at a time. */
const MIGRATION_LOCK = 7_364_001;

/** Brings the database up to the newest schema. Several processes may start at once: one migrates, the others wait. */
export async function migrate(url: string): Promise<void> {
  const client = await connectOnce(url);
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("set client_min_messages = warning");
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
