import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { dirname } from "node:path";
import { StartFailure } from "./failure.ts";

/** Whose rights the database server runs with: null means the current user's. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, who is made when the machine has none. */
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

/** A program with its arguments, and whose rights `spawn` is to give it. */
export interface Command {
  program: string;
  args: string[];
  rights: Partial<ServerUser>;
}

/**
 * The command that runs a program of the server on `folder` as `user`. Below a folder that is closed to others (root's
 * home, a private temporary folder), the server's user could not even reach its own files: there the program keeps one
 * of root's rights, to pass what it would be kept from, and only that one.
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

/** Whether the user may enter this folder and all those above it. */
function isOpenTo(user: ServerUser, folder: string): boolean {
  const { uid, gid, mode } = statSync(folder);
  const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  if ((mode & enter) === 0) return false;
  return dirname(folder) === folder || isOpenTo(user, dirname(folder));
}
