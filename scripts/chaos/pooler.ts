import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connectOnce } from "../../apps/backend/src/database/connect.ts";
import { commandAs, serverUser } from "../../apps/backend/src/database/unprivileged.ts";
import { patiently } from "./shop-api.ts";

const PROGRAM = process.env["PGBOUNCER_PATH"] ?? "pgbouncer";

/** A PgBouncer in front of a database. */
export interface Pooler {
  /** The database's connection string through PgBouncer. */
  url: string;
  stop: () => Promise<unknown>;
}

/** Whether PgBouncer is installed. Without it, programs connect to their database directly, which the gate reports. */
export const hasPooler = () => spawnSync(PROGRAM, ["--version"]).status === 0;

/** Starts PgBouncer with `deploy/pgbouncer.ini`, changing only the addresses. */
export async function startPooler(
  folder: string,
  databaseUrl: string,
  { host, port }: { host: string; port: number },
): Promise<Pooler> {
  const url = new URL(databaseUrl);
  mkdirSync(folder, { recursive: true });
  const [file, users] = [join(folder, "pgbouncer.ini"), join(folder, "users.txt")];
  const settings = readFileSync(new URL("../../deploy/pgbouncer.ini", import.meta.url), "utf8")
    .replace("host=postgres port=5432", `host=${url.hostname} port=${url.port}`)
    .replace("listen_addr = *", `listen_addr = ${host}`)
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("/tmp/users.txt", users);
  writeFileSync(file, `${settings}unix_socket_dir =\n`);
  writeFileSync(users, `"${url.username}" "${url.password}"\n`);
  const user = serverUser();
  if (user) for (const path of [folder, file, users]) chownSync(path, user.uid, user.gid);
  const { program, args, rights } = commandAs(user, PROGRAM, ["--quiet", file], folder);
  const child = spawn(program, args, { stdio: "ignore", ...rights });
  const endsWithUs = () => child.kill("SIGKILL");
  process.once("exit", endsWithUs);
  url.host = `${host}:${port}`;
  await patiently([url.href], "PgBouncer", async (address) => {
    const client = await connectOnce(address);
    await client.end();
    return true;
  });
  return {
    url: url.href,
    async stop() {
      process.off("exit", endsWithUs);
      if (child.exitCode !== null) return;
      child.kill("SIGINT");
      await once(child, "exit");
    },
  };
}
