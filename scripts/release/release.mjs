import { run } from "../start/processes.mjs";

/** Publishes the packages whose versions the registry does not have; `npm run release:version` has made these of the changesets. */
await run("turbo", ["run", "build", "--filter=./packages/*", "--output-logs=errors-only"]);
await run("npm", ["run", "check:packages"]);
await run("changeset", ["publish"]);
