import { inject } from "vitest";
import { onServer } from "./on-server.ts";

/** A separate database on the test run's server, copied from the seeded template. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<unknown>;
}

/** Creates a copy of the template. The caller drops it. */
export async function copyOfTemplate(): Promise<TestDatabase> {
  const { url, template } = inject("postgres");
  const name = `${template}_${crypto.randomUUID().replaceAll("-", "")}`;
  await onServer(url, `create database ${name} template ${template} strategy wal_log`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => onServer(url, `drop database if exists ${name} with (force)`) };
}
