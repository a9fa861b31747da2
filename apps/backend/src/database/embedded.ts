import { setTimeout as pause } from "node:timers/promises";
import { assertUsable, makeWhenEmpty, passwordOf } from "./embedded-folder.ts";
import { launch, runningServer, type Launch, type ServerProcess } from "./embedded-process.ts";
import { StartFailure } from "./failure.ts";
import { freePort } from "./free-port.ts";
import { serverUser } from "./unprivileged.ts";

/** Modest memory: the whole shop is to stay within 400 MB. Durability stays as PostgreSQL has it. */
export const embeddedSettings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  shared_buffers: "96MB",
  effective_cache_size: "512MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  max_parallel_workers_per_gather: "0",
  max_wal_size: "512MB",
  random_page_cost: "1.1",
  jit: "off",
  autovacuum_max_workers: "2",
  timezone: "UTC",
  log_min_messages: "warning",
};

/** How often a server that dies is started again before it is given up, and how long it must run to count as well again. */
const RESTARTS = { times: 5, firstPauseMs: 250, wellAfterMs: 60_000 };

/** A running PostgreSQL server that keeps its files in a folder. */
export interface EmbeddedServer {
  /** Connection string of a database on it; it stays the same when the server is started again. */
  url: (database: string) => string;
  /** Ends the server and waits until its files are written. One that was only joined runs on. */
  stop: () => Promise<void>;
}

/** Hears of a server that died. */
export interface Watch {
  /** It died, and is started again. */
  onDeath: () => void;
  /** It died again and again, and is left alone now. */
  onGone: (failure: StartFailure) => void;
}

/** How a server is started. */
export interface EmbeddedOptions {
  /** Settings beyond the usual ones, such as `fsync: "off"` for tests. */
  settings?: Record<string, string>;
  /** How long its start may take, in milliseconds. @default 60 seconds */
  timeoutMs?: number;
  /** Keeps a server running until it is stopped; also one that still runs after its program was killed, which becomes ours. */
  watch?: Watch;
}

/**
 * Starts PostgreSQL on `folder`, making the folder's contents first when there are none. A server that already runs on the folder
 * is used as it is. A folder that is not PostgreSQL's, or of another version, or damaged, is left untouched.
 */
export async function startEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  const { watch } = options;
  const user = serverUser();
  const running = await runningServer(folder);
  const url = (port: number) => (database: string) =>
    `postgres://sen:${passwordOf(folder)}@127.0.0.1:${port}/${database}`;
  if (running && !watch) return { url: url(running.port), stop: () => Promise.resolve() };
  if (!running) {
    await makeWhenEmpty(folder, user);
    assertUsable(folder);
  }
  const wanted: Launch = {
    folder,
    port: running?.port ?? (await freePort()),
    user,
    settings: { ...embeddedSettings, ...options.settings },
    timeoutMs: options.timeoutMs,
  };
  const server = running ?? (await launch(wanted));
  return { url: url(wanted.port), stop: keep(server, wanted, watch) };
}

/** Ends the server that runs on the folder, if any. */
export async function stopEmbedded(folder: string): Promise<void> {
  await (await runningServer(folder))?.stop();
}

/** Keeps a server that is ours: it ends with this process, and is started again when it dies while somebody watches. Answers how to stop it. */
function keep(first: ServerProcess, wanted: Launch, watch: Watch | undefined): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = first;
  // Also when this process ends by a failure of its own; only SIGKILL leaves the server behind.
  const endsWithUs = () => server.tellToStop();
  process.once("exit", endsWithUs);

  async function watchOver({ onDeath, onGone }: Watch): Promise<void> {
    let failure = new StartFailure(`The database in ${wanted.folder} keeps crashing.`);
    for (let deaths = 1; ; deaths += 1) {
      const since = Date.now();
      await server.ended();
      if (signal.aborted) return;
      if (Date.now() - since > RESTARTS.wellAfterMs) deaths = 1;
      if (deaths > RESTARTS.times) return onGone(failure);
      onDeath();
      await pause(RESTARTS.firstPauseMs * 2 ** (deaths - 1), undefined, { signal });
      try {
        server = await launch(wanted);
      } catch (error) {
        if (error instanceof StartFailure) failure = error;
      }
    }
  }
  const watching = watch && watchOver(watch).catch(() => undefined); // Told to stop in a pause.

  return async () => {
    stopping.abort();
    await server.stop();
    await watching;
    await server.stop(); // One that was just being started.
    process.off("exit", endsWithUs);
  };
}
