import { createServer } from "node:http";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { answerUnreadable } from "./unreadable-requests.ts";

/** Starts the storefront and ends it cleanly on Ctrl-C or a stop from the process manager. */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv);
  const app = await createApp(config);
  // Node's own refusal of a request without a host has no body; the app makes one.
  const server = createServer({ requireHostHeader: false }, app);
  answerUnreadable(server);
  server.once("error", fail);
  server.listen(config.port, () => {
    process.stdout.write(`Storefront listening on http://localhost:${config.port}\n`);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 5_000).unref();
    });
  }
}

function fail(error: unknown): void {
  const busy = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  const sentence = busy
    ? "The storefront's port is in use by another program. Set PORT to a free one."
    : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
  process.exit();
}

main().catch(fail);
