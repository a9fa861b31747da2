import { lackingSince } from "./changesets.mjs";

/** Fails where a report of a package's interface has changed and no changeset says so. Names a base, or takes main. */
const lacking = lackingSince(process.argv[2]);
if (lacking.length > 0) {
  console.error(lacking.join("\n"));
  process.exitCode = 1;
}
