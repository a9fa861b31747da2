import { drizzle } from "./drizzle.ts";
import { mkdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { archiving } from "../backup/archive.ts";
import type { Config } from "../config.ts";
import { connect, connectOnce, type Connection, type ConnectOptions } from "./connect.ts";
import { databaseFolder, lockDataFolder, unlockDataFolder, wasAbandoned } from "./data-folder.ts";
import { startEmbedded, stopEmbedded, type EmbeddedServer, type Watch } from "./embedded.ts";
import { StartFailure } from "./failure.ts";
import { migrate, missingMigrations } from "./migrate.ts";
import { assertDemonstration, assertShopMode, type ShopMode } from "./shop-mode.ts";

const DATABASE = "sen";
/** How often a backend checks whether the schema was migrated, in milliseconds. */
const LOOK_MS = 1_000;

/** Options for opening the shop's database. */
export interface OpenOptions extends ConnectOptions {
  /**
   * Set by the backend, which owns an embedded database and keeps it running while it runs itself. A command sets none: it uses a running
   * server, or starts one for its own lifetime.
   */
  watch?: Watch;
  /** Migrates an external database whatever the settings say, for the migrate command. */
  migrates?: boolean;
  /**
   * Called with the number of missing migrations when another program is to run them, which is then awaited. Without it, missing migrations
   * throw.
   */
  onBehind?: (missing: number) => void;
  /** Aborts that wait. */
  signal?: AbortSignal;
  /** The task that only a demonstration allows, as the start of an error message. */
  demonstration?: string | undefined;
}

/**
 * Opens the shop's database, embedded or from `DATABASE_URL`, at the newest schema or a newer one. Throws a `StartFailure` without changing
 * anything if the database belongs to the other kind of shop than `SEN_MODE`.
 */
export async function openDatabase(
  config: Config,
  { watch, migrates = config.migratesAtStart, onBehind, signal, demonstration, ...options }: OpenOptions = {},
): Promise<Connection> {
  const { databaseUrl, dataDir } = config;
  const mode = config.settings.SEN_MODE;
  if (demonstration !== undefined) assertDemonstration(mode, demonstration);
  if (databaseUrl) {
    await using client = await reach(databaseUrl, new URL(databaseUrl).host);
    await assertShopMode(drizzle(client), mode);
    if (!migrates) await untilMigrated(client, onBehind, signal);
    if (migrates) await migrate(databaseUrl);
    return connect(databaseUrl, options);
  }
  const release = watch ? lockDataFolder(dataDir) : () => undefined;
  let server: EmbeddedServer | null = null;
  try {
    mkdirSync(dataDir, { recursive: true });
    server = await startEmbedded(databaseFolder(dataDir), {
      watch,
      settings: archiving(config.backupDir),
    });
    await createDatabase(server.url("postgres"));
    const url = server.url(DATABASE);
    await assertModeAt(url, mode);
    await migrate(url);
    const connection = connect(url, options);
    const { stop } = server;
    return {
      ...connection,
      close: async () => {
        await connection.close();
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

/** Stops the embedded server of a backend that was killed. One in use, or an external one (`DATABASE_URL`), is left alone. */
export async function stopOrphanedServer({
  databaseUrl,
  dataDir,
}: Pick<Config, "databaseUrl" | "dataDir">): Promise<void> {
  if (databaseUrl || !wasAbandoned(dataDir)) return;
  await stopEmbedded(databaseFolder(dataDir));
  unlockDataFolder(dataDir);
}

async function untilMigrated(
  client: pg.Client,
  onBehind: OpenOptions["onBehind"],
  signal: AbortSignal | undefined,
): Promise<void> {
  let told = 0;
  for (;;) {
    const missing = await missingMigrations(client);
    if (missing === 0) return;
    if (!onBehind) {
      throw new StartFailure(`The database lacks ${missing} migrations. Run \`npm run migrate\` first.`);
    }
    if (missing !== told) onBehind((told = missing));
    await pause(LOOK_MS, undefined, { signal });
  }
}

async function assertModeAt(url: string, mode: ShopMode): Promise<void> {
  await using client = await reach(url, "the embedded server");
  await assertShopMode(drizzle(client), mode);
}

async function createDatabase(url: string): Promise<void> {
  await using client = await reach(url, "the embedded server");
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
}

async function reach(url: string, name: string): ReturnType<typeof connectOnce> {
  try {
    return await connectOnce(url);
  } catch (error) {
    const why =
      error instanceof Error
        ? error.message || ((error as NodeJS.ErrnoException).code ?? error.name)
        : String(error);
    throw new StartFailure(`The database at ${name} cannot be reached: ${why}`);
  }
}
