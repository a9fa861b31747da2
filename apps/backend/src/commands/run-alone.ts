import { StartFailure } from "../database/failure.ts";
import { errorText } from "@sen/server";

/** Runs a command that opens no database for itself, and ends with 1 and a sentence when it fails. */
export async function runAlone(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${error instanceof StartFailure ? error.message : errorText(error)}\n`);
    process.exitCode = 1;
  }
}
