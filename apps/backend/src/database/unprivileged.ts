import { execFileSync } from "node:child_process";
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
        "PostgreSQL does not run as root, and the user 'postgres' could not be made. Start as another user, or set DATABASE_URL.",
      );
    }
  }
}

function lookUp(): ServerUser {
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { stdio: "pipe" }).toString());
  return { uid: id("-u"), gid: id("-g") };
}
