import { runnerImport } from "vite";
import type * as Routes from "../src/app/routes.ts";

const conditions = ["@sen/source", "module", "node", "development|production"];

/** The shop's routes, loaded from source by Vite, which resolves the packages to their sources too. */
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
