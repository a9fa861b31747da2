import { run } from "../start/processes.mjs";
import { packages, writePublished } from "./packed-packages.mjs";

/** Publishes package versions that the registry lacks. `npm run release:version` creates them from the changesets. */
await run("turbo", ["run", "check:api", "check:packages", "--output-logs=errors-only"]);
packages.forEach(writePublished);
await run("changeset", ["publish"]);
