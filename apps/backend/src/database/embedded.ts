import { setTimeout as pause } from "node:timers/promises";
import { assertUsable, makeWhenEmpty, passwordOf } from "./embedded-folder.ts";
import { launch, runningServer, type Launch, type ServerProcess } from "./embedded-process.ts";
import { StartFailure } from "./failure.ts";
import { freePort } from "./free-port.ts";
import { sharedBuffersMb } from "./shared-buffers.ts";
import { serverUser } from "./unprivileged.ts";

/** Settings of the server on a folder: little memory, since a small shop must stay within 400 MB. Durability keeps PostgreSQL's defaults. */
export const embeddedSettings = (folder: string) => ({
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  shared_buffers: `${sharedBuffersMb(folder)}MB`,
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
});

/** How often a crashing server is restarted before we give up, and how long it must run for the count to reset. */
const RESTARTS = { times: 5, firstPauseMs: 250, wellAfterMs: 60_000 };

/** A running PostgreSQL server that keeps its files in a folder. */
export interface EmbeddedServer {
  /** Connection string of a database on it; unchanged by a restart. */
  url: (database: string) => string;
  /** Stops the server and waits until its files are written. A server that was already running when we joined keeps running. */
  stop: () => Promise<void>;
}

/** Callbacks for a server that dies. */
export interface Watch {
  /** It died and is being restarted. */
  onDeath: () => void;
  /** It died too often and is not restarted anymore. */
  onGone: (failure: StartFailure) => void;
}

/** Options for starting a server. */
export interface EmbeddedOptions {
  /** Settings that override the defaults, such as `fsync: "off"` for tests. */
  settings?: Record<string, string>;
  /** Start timeout in milliseconds. @default 60 seconds */
  timeoutMs?: number;
  /** Restarts the server when it dies, until it is stopped. Also takes over a server whose program was killed. */
  watch?: Watch;
}

/**
 * Starts PostgreSQL on `folder`, initializing it first if it is empty. A server that already runs on the folder is used as it is. A folder
 * that is not PostgreSQL's, is of another version, or is damaged stays untouched.
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
    settings: { ...embeddedSettings(folder), ...options.settings },
    timeoutMs: options.timeoutMs,
  };
  const server = running ?? (await launch(wanted));
  return { url: url(wanted.port), stop: keep(server, wanted, watch) };
}

/** Stops the server running on the folder, if any. */
export async function stopEmbedded(folder: string): Promise<void> {
  await (await runningServer(folder))?.stop();
}

/** Ties a server to this process: it stops with it, and is restarted when it dies if `watch` is given. Returns a function that stops it. */
function keep(first: ServerProcess, wanted: Launch, watch: Watch | undefined): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = first;
  // Also when this process exits because of an error; only SIGKILL leaves the server running.
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
  const watching = watch && watchOver(watch).catch(() => undefined); // Aborted during a pause.

  return async () => {
    stopping.abort();
    await server.stop();
    await watching;
    await server.stop(); // A restart may have been in progress.
    process.off("exit", endsWithUs);
  };
}
