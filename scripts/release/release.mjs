import { run } from "../start/processes.mjs";

/** Publishes the packages whose versions the registry does not have; `npm run release:version` has made these of the changesets. */
await run("turbo", ["run", "check:api", "check:packages", "--output-logs=errors-only"]);
await run("changeset", ["publish"]);
