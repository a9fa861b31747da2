import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../apps/backend/src/database/free-port.ts";
import { at } from "../../apps/demo/src/seed/catalogue/random.ts";
import { healthy, startProcess } from "../start/processes.mjs";
import { supervise } from "../start/supervise.mjs";
import { startPooler } from "./pooler.ts";
import { startDatabaseServer, type DatabaseServer } from "./server.ts";

/** A shop spread over several processes, as on several machines, with one database. */
export interface Cluster extends AsyncDisposable {
  database: DatabaseServer;
  backends: Program[];
  storefronts: Program[];
  worker: Program;
  /** Signs the tokens of all backends. */
  secret: string;
  stop: () => Promise<void>;
}

/** A program of the shop, restarted immediately when it dies. */
export interface Program {
  url: string;
  /** The id of its current process. */
  pid: () => number;
  /** Kills it with SIGKILL. */
  kill: () => void;
}

/** Options of a cluster. */
export interface ClusterOptions {
  backends: number;
  storefronts: number;
  /** Folder for all files: a shop's data folder, or a new one. Removed at the end. */
  folder?: string;
  /** @default 40 */
  products?: number;
  /** Whether backends connect through PgBouncer. @default false */
  isPooled?: boolean;
  /** Overrides for the settings of all programs. */
  env?: Record<string, string>;
}

/** Restarts without limit, since programs are killed on purpose. */
const RESTART = { firstPauseMs: 20, longestPauseMs: 20, wellAfterMs: 1, deaths: Infinity };
const SECRET = "a secret that the programs of this cluster share";
const PUBLIC_URL = "http://localhost:3000";

/** Starts database, backends, worker and storefronts, each storefront with its own backend if possible. The first backend seeds an empty shop. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { products = 40, isPooled = false, env = {} } = options;
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "sen-cluster-"));
  const database = await startDatabaseServer(join(folder, "postgres"));
  const place = { host: "127.0.0.1", port: await freePort() };
  const pooler = isPooled ? await startPooler(join(folder, "pgbouncer"), database.url, place) : null;
  const running: ReturnType<typeof supervise>[] = [];
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()));
    await pooler?.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  // All programs share this machine, so queue timeouts are longer.
  const waits = { DATABASE_QUEUE_MS: "10000" };
  const common = { NODE_ENV: "production", TRUSTED_PROXIES: "loopback", PUBLIC_URL, ...waits, ...env };

  async function start(name: string, args: string[], own: Record<string, string>): Promise<Program> {
    const port = await freePort();
    const started = startProcess(name, "node", args, { env: { ...common, ...own, PORT: String(port) } });
    const url = `http://127.0.0.1:${port}`;
    // The worker has no port.
    if (name !== "worker") await healthy(started, `${url}/readyz`);
    const kept = supervise(started, { tell: () => undefined, limits: RESTART });
    running.push(kept);
    return { url, pid: () => kept.child.pid ?? 0, kill: () => void kept.child.kill("SIGKILL") };
  }
  const ofBackends = {
    DATABASE_URL: database.url,
    ...(pooler && { DATABASE_POOLER_URL: pooler.url }),
    SEN_DATA_DIR: join(folder, "data"),
    SEN_JWT_SECRET: SECRET,
    SEED_PRODUCTS: String(products),
    STOREFRONT_URL: PUBLIC_URL,
    WORKER: "off",
  };
  const ofBackend = (name: string, program: string) =>
    start(name, ["--conditions=@sen/source", `apps/backend/src/${program}`], ofBackends);
  try {
    // The first one seeds the shop.
    const backends = [await ofBackend("backend 1", "main.ts")];
    for (let index = 2; index <= options.backends; index += 1) {
      backends.push(await ofBackend(`backend ${index}`, "main.ts"));
    }
    const startStorefront = (_: unknown, index: number) => {
      const BACKEND_URL = at(backends, index).url;
      return start(`storefront ${index + 1}`, ["apps/storefront/server/main.ts"], { BACKEND_URL });
    };
    const storefronts = await Promise.all(Array.from({ length: options.storefronts }, startStorefront));
    const worker = await ofBackend("worker", "commands/worker.ts");
    return { database, backends, storefronts, worker, secret: SECRET, stop, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
