import { readConfig, type Config } from "../config.ts";
import type { Connection } from "../database/connect.ts";
import { StartFailure } from "../database/failure.ts";
import { openDatabase, type OpenOptions } from "../database/open.ts";
import { statementTimeouts } from "../database/pools.ts";
import { reasonOf, databaseErrorKind } from "../database/unavailable.ts";
import { errorText } from "@sen/server";

/** Exit code of a command that was interrupted. */
const INTERRUPTED = 130;

/**
 * Runs a command on the shop's database, even while the backend runs. On failure prints a message and exits with code 1.
 *
 * @param options with longer `timeouts` if the command needs them
 */
export async function runCommand(
  command: (database: Connection, config: Config) => Promise<void>,
  options?: OpenOptions,
): Promise<void> {
  // A signal's default action would skip the exit handlers, and so leave a database running that was started for the command.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => process.exit(INTERRUPTED));
  }
  try {
    const config = readConfig();
    const database = await openDatabase(config, {
      connections: config.pools.connections.operator,
      ...options,
      timeouts: { ...statementTimeouts(config.pools, "operator"), ...options?.timeouts },
    });
    try {
      await command(database, config);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string {
  if (databaseErrorKind(error) !== null) return `The database is not available: ${reasonOf(error)}`;
  if (error instanceof StartFailure) return error.message;
  return errorText(error);
}
