import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { postgresBinaries } from "./binaries.ts";
import { lastOutputLine, serverEnvironment } from "./embedded-process.ts";
import { StartFailure } from "./failure.ts";
import { commandAs, type Command, type ServerUser } from "./unprivileged.ts";

const MAJOR_VERSION = "18";
const PASSWORD_FILE = "sen-password";

/** The password of the server's only user, generated with the folder. */
export function passwordOf(folder: string): string {
  return readFileSync(join(folder, PASSWORD_FILE), "utf8").trim();
}

/** Initializes a temporary folder and then renames it, so that an interruption never leaves half a database. */
export async function makeWhenEmpty(folder: string, user: ServerUser | null): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  const { initdb } = await postgresBinaries();
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
  if (user) for (const path of [fresh, passwordFile]) chownSync(path, user.uid, user.gid);
  const flags = ["--username=sen", "--auth=scram-sha-256", "--encoding=UTF8", "--locale-provider=builtin"];
  const command = commandAs(
    user,
    initdb,
    [
      `--pgdata=${fresh}`,
      `--pwfile=${passwordFile}`,
      ...flags,
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--no-sync",
    ],
    fresh,
  );
  const { code, output } = await runToEnd(command);
  if (code !== 0) {
    rmSync(passwordFile, { force: true });
    throw new StartFailure(`The database folder ${folder} could not be made: ${lastOutputLine(output)}`);
  }
  renameSync(passwordFile, join(fresh, PASSWORD_FILE));
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/** Throws a `StartFailure` unless the folder was made by this version of the server. */
export function assertUsable(folder: string): void {
  const versionFile = join(folder, "PG_VERSION");
  if (!existsSync(versionFile) || !existsSync(join(folder, PASSWORD_FILE))) {
    throw new StartFailure(
      `${folder} is not a database folder of Sen, or it is damaged. Nothing in it was changed. Move it away, or set SEN_DATA_DIR.`,
    );
  }
  const version = readFileSync(versionFile, "utf8").trim();
  if (version !== MAJOR_VERSION) {
    throw new StartFailure(
      `${folder} was written by PostgreSQL ${version}; this is version ${MAJOR_VERSION}. Nothing in it was changed.`,
    );
  }
}

function runToEnd({ program, args, rights }: Command): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...rights,
      cwd: "/",
      stdio: ["ignore", "pipe", "pipe"],
      env: serverEnvironment(),
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}
