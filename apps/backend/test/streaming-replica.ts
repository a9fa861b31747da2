import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyServerFolder } from "../src/backup/base-backup.ts";
import { connectOnce } from "../src/database/connect.ts";
import { passwordOf } from "../src/database/embedded-folder.ts";
import { launch, type ServerProcess } from "../src/database/embedded-process.ts";
import { startEmbedded } from "../src/database/embedded.ts";
import { freePort } from "../src/database/free-port.ts";
import { giveToServer, serverUser } from "../src/database/unprivileged.ts";
import { childrenOf } from "./children-memory.ts";

/** A PostgreSQL server from the embedded binaries, and a streaming replica. */
export interface StreamingPair {
  /** The URL of a database on the primary. */
  primaryUrl: (database: string) => string;
  replicaUrl: (database: string) => string;
  /** Ends the replica as in a crash. */
  killReplica: () => Promise<void>;
  startReplica: () => Promise<void>;
  /** Suspends (`pausePrimary`) and resumes all processes of the primary: suspended, it accepts connections and never responds. */
  pausePrimary: () => void;
  resumePrimary: () => void;
  stop: () => Promise<void>;
}

const settings = {
  fsync: "off",
  full_page_writes: "off",
  listen_addresses: "127.0.0.1",
  max_connections: "40",
};

const postmasterOf = (folder: string) =>
  Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);

/** Starts both. `fill` seeds the primary before it is copied. */
export async function startStreamingPair(
  fill: (url: (database: string) => string) => Promise<void>,
): Promise<StreamingPair> {
  const root = mkdtempSync(join(tmpdir(), "sen-replica-"));
  chmodSync(root, 0o755);
  const folder = join(root, "primary");
  const copy = join(root, "replica");
  const primary = await startEmbedded(folder, { settings });
  await fill(primary.url);
  const client = await connectOnce(primary.url("postgres"));
  await copyServerFolder(client, folder, copy, { waitForArchive: false });
  await client.end();
  writeFileSync(join(copy, "standby.signal"), "");
  giveToServer(copy);
  const port = await freePort();
  const { port: primaryPort } = new URL(primary.url("postgres"));
  const start = () =>
    launch({
      folder: copy,
      port,
      user: serverUser(),
      settings: {
        ...settings,
        unix_socket_directories: "",
        primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=sen password=${passwordOf(folder)}`,
      },
    });
  let replica: ServerProcess = await start();
  const tellPrimary = (signal: NodeJS.Signals) => {
    const postmaster = postmasterOf(folder);
    for (const pid of [postmaster, ...childrenOf(postmaster).map(Number)]) process.kill(pid, signal);
  };
  return {
    primaryUrl: primary.url,
    replicaUrl: (database) => `postgres://sen:${passwordOf(folder)}@127.0.0.1:${port}/${database}`,
    killReplica: async () => {
      process.kill(postmasterOf(copy), "SIGQUIT");
      await replica.ended();
    },
    startReplica: async () => {
      replica = await start();
    },
    pausePrimary: () => tellPrimary("SIGSTOP"),
    resumePrimary: () => tellPrimary("SIGCONT"),
    stop: async () => {
      await replica.stop();
      await primary.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
