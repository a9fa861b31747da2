import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../apps/backend/src/database/free-port.ts";
import { healthy, root, startProcess } from "../start/processes.mjs";
import { supervise } from "../start/supervise.mjs";
import { startDatabaseServer, type DatabaseServer } from "./server.ts";

/** A shop as it runs on several machines: every program a process of its own, on one database. */
export interface Cluster {
  database: DatabaseServer;
  backends: Program[];
  storefronts: Program[];
  /** One, where jobs are a program's. */
  workers: Program[];
  /** Signs the tokens of all backends. */
  secret: string;
  stop: () => Promise<void>;
}

/** A program of the shop; one that dies is started again at once. */
export interface Program {
  url: string;
  /** The number of its process, as long as it lives. */
  pid: () => number;
  /** Ends it without a word. */
  kill: () => void;
  /** Whether it answers. */
  isHealthy: () => Promise<boolean>;
}

/** What a cluster is made of. */
export interface ClusterOptions {
  /** For all that it writes: new, or the data folder of a shop. It is removed in the end. */
  folder: string;
  backends: number;
  storefronts: number;
  /** @default 40 */
  products?: number;
  /** Beyond the usual settings of all programs. */
  env?: Record<string, string>;
}

/** Restarted at once and for ever: a death is what is tried here. */
const RESTART = { firstPauseMs: 20, longestPauseMs: 20, wellAfterMs: 1, deaths: Infinity };
const WORKER = "apps/backend/src/commands/worker.ts";
const SECRET = "a secret that the programs of this cluster share";

/** Starts database, backends and storefronts, each storefront on a backend of its own where there are as many. The first backend fills a shop that is empty. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, products = 40, env = {} } = options;
  const database = await startDatabaseServer(join(folder, "postgres"));
  const running: ReturnType<typeof supervise>[] = [];
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const publicUrl = "http://localhost:3000";
  const common = { NODE_ENV: "production", TRUSTED_PROXIES: "loopback", PUBLIC_URL: publicUrl, ...env };

  async function start(name: string, args: string[], own: Record<string, string>): Promise<Program> {
    const port = await freePort();
    const started = startProcess(name, "node", args, { env: { ...common, ...own, PORT: String(port) } });
    const url = `http://127.0.0.1:${port}`;
    await healthy(started, `${url}/readyz`);
    const kept = supervise(started, { tell: () => undefined, limits: RESTART });
    running.push(kept);
    return {
      url,
      pid: () => kept.child.pid ?? 0,
      kill: () => void kept.child.kill("SIGKILL"),
      isHealthy: () =>
        fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
    };
  }
  const ofBackends = {
    DATABASE_URL: database.url,
    SEN_DATA_DIR: join(folder, "data"),
    SEN_JWT_SECRET: SECRET,
    SEED_PRODUCTS: String(products),
    STOREFRONT_URL: publicUrl,
    WORKER: existsSync(join(root, WORKER)) ? "off" : "on",
  };
  const backend = (index: number) =>
    start(`backend ${index + 1}`, ["--conditions=@sen/source", "apps/backend/src/main.ts"], ofBackends);
  /** Has no address: it is well as long as it runs. */
  function startWorker(): Program {
    const env = { ...common, ...ofBackends };
    const args = ["--conditions=@sen/source", WORKER];
    const kept = supervise(startProcess("worker", "node", args, { env }), {
      tell: () => undefined,
      limits: RESTART,
    });
    running.push(kept);
    return {
      url: "",
      pid: () => kept.child.pid ?? 0,
      kill: () => void kept.child.kill("SIGKILL"),
      isHealthy: () => Promise.resolve(kept.child.exitCode === null && kept.child.signalCode === null),
    };
  }
  try {
    const first = await backend(0);
    const others = Array.from({ length: options.backends - 1 }, (_, index) => backend(index + 1));
    const backends = [first, ...(await Promise.all(others))];
    const storefronts = await Promise.all(
      Array.from({ length: options.storefronts }, (_, index) =>
        start(`storefront ${index + 1}`, [join(root, "apps/storefront/server/main.ts")], {
          BACKEND_URL: backends[index % backends.length]?.url ?? first.url,
        }),
      ),
    );
    const workers = existsSync(join(root, WORKER)) ? [startWorker()] : [];
    return { database, backends, storefronts, workers, secret: SECRET, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
