import { runnerImport } from "vite";
import type * as Routes from "../src/app/routes.ts";

const conditions = ["@sen/source", "module", "node", "development|production"];

/** The shop's pages, as its source has them. Vite reads them: packages are taken from their sources. */
export async function readRoutes(): Promise<typeof Routes.routes> {
  const { module } = await runnerImport<typeof Routes>(
    new URL("../src/app/routes.ts", import.meta.url).pathname,
    {
      configFile: false,
      logLevel: "error",
      environments: { inline: { resolve: { conditions, noExternal: [/^@sen\//] } } },
    },
  );
  return module.routes;
}
