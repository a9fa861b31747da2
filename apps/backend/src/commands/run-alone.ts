import { StartFailure } from "../database/failure.ts";
import { databaseErrorKind, reasonOf } from "../database/unavailable.ts";
import { errorText } from "@sen/server";

/** Exit code of a command that was interrupted. */
const INTERRUPTED = 130;

/** Runs a command. On failure prints a message and exits with code 1. */
export async function runAlone(command: () => Promise<void>): Promise<void> {
  // A signal's default action would skip the exit handlers, and so leave a database running that was started for the command.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => process.exit(INTERRUPTED));
  }
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

/** Codes of a disk, folder or file that cannot be written to. */
const UNWRITABLE = /^E(ACCES|DQUOT|EXIST|IO|ISDIR|NOSPC|NOTDIR|PERM|ROFS)$/;

function sentenceOf(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  if (error instanceof Error && "code" in error && UNWRITABLE.test(String(error.code))) {
    return `${error.message}. Make room, give access or choose another folder, and run it again.`;
  }
  return databaseErrorKind(error) === null
    ? errorText(error)
    : `The database is not available: ${reasonOf(error)}`;
}
