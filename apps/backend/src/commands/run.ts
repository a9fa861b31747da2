import { readConfig, type Config } from "../config.ts";
import type { Connection } from "../database/connect.ts";
import { openDatabase, type OpenOptions } from "../database/open.ts";
import { statementTimeouts } from "../database/pools.ts";
import { runAlone } from "./run-alone.ts";

/**
 * Runs a command on the shop's database, even while the backend runs. On failure prints a message and exits with code 1.
 *
 * @param options with longer `timeouts` if the command needs them
 */
export async function runCommand(
  command: (database: Connection, config: Config) => Promise<void>,
  options?: OpenOptions,
): Promise<void> {
  // A reader that has seen enough, such as `head`, closes the pipe.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  await runAlone(async () => {
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
  });
}
