import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Config } from "../config.ts";
import { connect, type Connection } from "./connect.ts";
import { startEmbedded, type EmbeddedServer } from "./embedded.ts";
import { StartFailure } from "./failure.ts";
import { migrate } from "./migrate.ts";

const DATABASE = "sen";

/** `server` keeps the database for as long as it runs; `command` uses one that runs already, or starts it for its own short life. */
export type Purpose = "server" | "command";

/** Opens the shop's database, embedded or named by `DATABASE_URL`, at the newest schema. */
export async function openDatabase(
  config: Config,
  purpose: Purpose,
  onError?: (error: Error) => void,
): Promise<Connection & { url: string }> {
  if (config.databaseUrl) {
    const { databaseUrl } = config;
    await (await reach(databaseUrl, new URL(databaseUrl).host)).end();
    await migrate(databaseUrl);
    return { ...connect(databaseUrl, { onError }), url: databaseUrl };
  }
  const release = purpose === "server" ? holdFolder(config.dataDir) : () => undefined;
  let server: EmbeddedServer | null = null;
  try {
    mkdirSync(config.dataDir, { recursive: true });
    server = await startEmbedded(join(config.dataDir, "postgres"), { takeOver: purpose === "server" });
    await createDatabase(server.url("postgres"));
    const url = server.url(DATABASE);
    await migrate(url);
    const { db, pool } = connect(url, { onError });
    const { stop } = server;
    return {
      db,
      pool,
      url,
      close: async () => {
        await pool.end();
        await stop();
        release();
      },
    };
  } catch (error) {
    await server?.stop();
    release();
    throw error;
  }
}

/** Only one backend may own a data folder: its process id stands in it. */
function holdFolder(dataDir: string): () => void {
  const file = join(dataDir, "backend.pid");
  if (existsSync(file)) {
    const pid = Number(readFileSync(file, "utf8"));
    if (pid !== process.pid && isAlive(pid)) {
      throw new StartFailure(
        `Another backend (process ${pid}) already uses ${dataDir}. End it first, or set SEN_DATA_DIR.`,
      );
    }
  }
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, String(process.pid));
  } catch (error) {
    throw new StartFailure(
      `${dataDir} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, "utf8").includes("main.ts");
}

async function createDatabase(url: string): Promise<void> {
  const client = await reach(url, "the embedded server");
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function reach(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const why =
      error instanceof Error
        ? error.message || ((error as NodeJS.ErrnoException).code ?? error.name)
        : String(error);
    throw new StartFailure(`The database at ${name} cannot be reached: ${why}`);
  }
}
