import { chmodSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { embeddedSettings } from "../../apps/backend/src/database/embedded.ts";
import { passwordOf, makeWhenEmpty } from "../../apps/backend/src/database/embedded-folder.ts";
import { launch, type ServerProcess } from "../../apps/backend/src/database/embedded-process.ts";
import { freePort } from "../../apps/backend/src/database/free-port.ts";
import { serverUser } from "../../apps/backend/src/database/unprivileged.ts";
import { onServer as query } from "../../apps/backend/test/on-server.ts";

export { query };

/** A PostgreSQL server shared by several programs, which can be killed. */
export interface DatabaseServer {
  /** Connection string of the shop's database; unchanged by restarts. */
  url: string;
  /** Kills the server with SIGKILL, and restarts it as soon as its processes are gone. */
  killAndRestart: () => Promise<void>;
  stop: () => Promise<void>;
}

const settings = { max_connections: "100", log_min_messages: "log" };

/** Starts an embedded server on a folder; a new folder gets an empty shop database. */
export async function startDatabaseServer(folder: string): Promise<DatabaseServer> {
  const user = serverUser();
  mkdirSync(dirname(folder), { recursive: true });
  chmodSync(dirname(folder), 0o755); // The server may run as another user.
  await makeWhenEmpty(folder, user);
  const port = await freePort();
  const start = () => launch({ folder, port, user, settings: { ...embeddedSettings(folder), ...settings } });
  let server: ServerProcess = await start();
  const endsWithUs = () => server.tellToStop();
  process.once("exit", endsWithUs);
  const address = (database: string) => `postgres://sen:${passwordOf(folder)}@127.0.0.1:${port}/${database}`;
  const known = await query(address("postgres"), "select from pg_database where datname = 'sen'");
  if (known.length === 0) await query(address("postgres"), "create database sen");
  return {
    url: address("sen"),
    async killAndRestart() {
      const [pid = ""] = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGKILL");
      await server.ended();
      server = await start();
    },
    async stop() {
      await server.stop();
      process.off("exit", endsWithUs);
    },
  };
}
