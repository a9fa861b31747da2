import { SettingsError } from "@sen/config";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { createHttpServer } from "./http-server.ts";

/** Starts the storefront and ends it cleanly on Ctrl-C or a stop from the process manager. */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv);
  const app = await createApp(config);
  const server = createHttpServer(app);
  server.once("error", fail);
  server.listen({ port: config.port, host: config.host }, () => {
    process.stdout.write(`Storefront listening on port ${config.port}, as ${config.publicUrl}\n`);
  });
  const end = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 5_000).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);
  // The program that started this one keeps a line to it: what it started is not left behind.
  if (process.connected) process.once("disconnect", end);
}

function fail(error: unknown): void {
  const busy = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  const sentence = busy
    ? "The storefront's port is in use by another program. Set PORT to a free one."
    : error instanceof SettingsError
      ? error.message
      : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
  process.exit();
}

main().catch(fail);
