import { run } from "../start/processes.mjs";
import { packages, writePublished } from "./packed-packages.mjs";

/** Publishes the packages whose versions the registry does not have; `npm run release:version` has made these of the changesets. */
await run("turbo", ["run", "check:api", "check:packages", "--output-logs=errors-only"]);
packages.forEach(writePublished);
await run("changeset", ["publish"]);
