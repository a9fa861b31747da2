import { run } from "./processes.mjs";
import { rehearse } from "./release-rehearsal.mjs";

/**
 * Publishes the packages whose versions the registry does not have; `npm run release:version` has made these of the waiting
 * changesets. `--dry-run` does all of it, from the changesets on, in a copy and against a registry of its own, and lets an
 * application install what came of it.
 */
const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || (option !== undefined && option !== "--dry-run")) {
  console.error("Write npm run release, or npm run release -- --dry-run.");
  process.exit(2);
}
await run("turbo", ["run", "build", "--filter=./packages/*", "--output-logs=errors-only"]);
await run("node", ["scripts/api-reports.mjs"]);
if (option === "--dry-run") console.log(await rehearse());
else {
  await run("node", ["scripts/check-packages.mjs"]);
  await run("changeset", ["publish"]);
}
