import pino from "pino";
import { simulatedAdapters } from "./adapters/adapters.ts";
import { seedWhenEmpty } from "./commands/seed-when-empty.ts";
import { readConfig } from "./config.ts";
import { StartFailure } from "./database/failure.ts";
import { openDatabase } from "./database/open.ts";
import { errorText, loggerOptions } from "./logging.ts";
import { buildServer } from "./server.ts";

/** Longest wait for requests that are under way when the program is told to end. */
const SHUTDOWN_MS = 10_000;

/** Starts the backend: database, schema, contents when there are none, then the server. */
async function main(told: AbortSignal): Promise<void> {
  const config = readConfig();
  const log = pino(loggerOptions(config.logLevel));
  const database = await openDatabase(config, "server", (error) =>
    // The error holds the whole client, and who it is.
    log.warn({ reason: error.message }, "a connection broke"),
  );
  try {
    told.throwIfAborted();
    await seedWhenEmpty(database.db, told);
    const app = await buildServer({
      config,
      db: database.db,
      adapters: simulatedAdapters(config, log, database.db),
    });
    await listen(app, config);
    whenTold(told, async () => {
      await app.close();
      await database.close();
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(
  app: Awaited<ReturnType<typeof buildServer>>,
  { port, host }: { port: number; host: string },
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") {
      throw new StartFailure(`Port ${port} is in use. End what uses it, or set PORT.`);
    }
    throw error;
  }
}

/** Aborts at the first signal to end; by then the start may still be under way, and is given up in order. */
function endSignal(): AbortSignal {
  const ending = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (ending.signal.aborted) return;
      setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
      ending.abort();
    });
  }
  return ending.signal;
}

function whenTold(told: AbortSignal, close: () => Promise<void>): void {
  const end = () => {
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  if (told.aborted) end();
  else told.addEventListener("abort", end, { once: true });
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof StartFailure ? error.message : errorText(error)}\n`);
  process.exit(1);
}

// Node by itself would print everything that an error holds.
process.on("uncaughtException", fail);
const told = endSignal();

main(told).catch((error: unknown) => {
  if (told.aborted) process.exit(0);
  fail(error);
});
