import { readConfig, type Config } from "../config.ts";
import type { Connection } from "../database/connect.ts";
import { StartFailure } from "../database/failure.ts";
import { openDatabase } from "../database/open.ts";
import { errorText } from "../logging.ts";

/** Runs a command on the shop's database, also while the backend runs, and ends with 1 and a sentence when it fails. */
export async function runCommand(
  command: (database: Connection, config: Config) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig();
    const database = await openDatabase(config, "command");
    try {
      await command(database, config);
    } finally {
      await database.close();
    }
  } catch (error) {
    const text = error instanceof StartFailure ? error.message : errorText(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
