import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ProvidedContext } from "vitest";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The server, and the databases that test files copy: of the small shop, and with nothing but the schema. */
    postgres: { url: string; template: string; schema: string };
  }
}

/** Starts the run's server and seeds its template database, in a process that loads the sources as the workers do. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = fork(fileURLToPath(new URL("template-database.ts", import.meta.url)), {
    execArgv: ["--conditions=@sen/source"],
  });
  const ended = once(server, "exit");
  const failed = ended.then(([code]) => {
    throw new Error(`The database of the tests ended with ${String(code)}.`);
  });
  const [postgres] = (await Promise.race([once(server, "message"), failed])) as [ProvidedContext["postgres"]];
  failed.catch(() => undefined);
  project.provide("postgres", postgres);
  return async () => {
    server.disconnect();
    await ended;
  };
}
