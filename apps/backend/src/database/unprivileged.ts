import { execFileSync } from "node:child_process";
import { lchownSync, lstatSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartFailure } from "./failure.ts";

/** The user that the database server runs as; null for the current user. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. It then runs as the user `postgres`, which is created if missing. */
export function serverUser(): ServerUser | null {
  if (process.getuid?.() !== 0) return null;
  try {
    return lookUp();
  } catch {
    try {
      execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"], {
        stdio: "pipe",
      });
      return lookUp();
    } catch {
      throw new StartFailure(
        "PostgreSQL does not run as root, and the user 'postgres' could not be created. Start as another user, or set DATABASE_URL.",
      );
    }
  }
}

function lookUp(): ServerUser {
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { stdio: "pipe" }).toString());
  return { uid: id("-u"), gid: id("-g") };
}

/** Gives a folder and its contents to the server's user, unless it has it: what root copied belongs to root. Follows no links. */
export function giveToServer(folder: string): void {
  const user = serverUser();
  if (!user || lstatSync(folder).uid === user.uid) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    lchownSync(join(folder, name), user.uid, user.gid);
  }
  lchownSync(folder, user.uid, user.gid);
}

/** A program, its arguments, and the user to pass to `spawn`. */
export interface Command {
  program: string;
  args: string[];
  rights: Partial<ServerUser>;
}

/**
 * The command that runs one of the server's programs on `folder` as `user`. If `folder` is inside a directory closed to others (root's
 * home, a private temporary folder), that user could not even reach its own files. The program then keeps a single capability of root,
 * the one that bypasses file permissions.
 */
export function commandAs(user: ServerUser | null, program: string, args: string[], folder: string): Command {
  if (user === null) return { program, args, rights: {} };
  if ([dirname(program), dirname(folder)].every((path) => isOpenTo(user, path))) {
    return { program, args, rights: user };
  }
  const passing = [
    "--securebits=+no_setuid_fixup",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
  ];
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"];
  return { program: "setpriv", args: [...identity, ...passing, program, ...args], rights: {} };
}

/** Whether the user may enter this folder and all its parents. */
function isOpenTo(user: ServerUser, folder: string): boolean {
  const { uid, gid, mode } = statSync(folder);
  const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & enter) === 0) return false;
  return dirname(folder) === folder || isOpenTo(user, dirname(folder));
}
