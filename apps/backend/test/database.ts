import { afterAll, inject } from "vitest";
import { connect, type Connection } from "../src/database/connect.ts";
import { onServer } from "./on-server.ts";

/** A separate database on the test run's server. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<unknown>;
}

/** Creates a copy of the seeded template, or of the one with nothing but the schema. The caller drops it. */
export function copyOfTemplate(of: "template" | "schema" = "template"): Promise<TestDatabase> {
  const name = inject("postgres")[of];
  return createDatabase(name, `template ${name} strategy wal_log`);
}

/** Creates a database, empty unless it is said `from` what. The caller drops it. */
export async function createDatabase(prefix: string, from = ""): Promise<TestDatabase> {
  const { url } = inject("postgres");
  const name = `${prefix}_${crypto.randomUUID().replaceAll("-", "")}`;
  await onServer(url, `create database ${name} ${from}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => onServer(url, `drop database if exists ${name} with (force)`) };
}

/** Opens a database with nothing but its schema at the top of a test file, and drops it after its tests. */
export async function useNewDatabase(): Promise<Connection> {
  const { url, drop } = await copyOfTemplate("schema");
  const connection = connect(url, { connections: 2 });
  afterAll(async () => {
    await connection.close();
    await drop();
  });
  return connection;
}
