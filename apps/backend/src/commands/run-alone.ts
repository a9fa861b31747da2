import { StartFailure } from "../database/failure.ts";
import { errorText } from "@sen/server";

/** Runs a command that opens no database. On failure prints a message and exits with code 1. */
export async function runAlone(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof StartFailure ? error.message : errorText(error)}\n`);
    process.exitCode = 1;
  }
}
