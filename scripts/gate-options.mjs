/** What needs no more than one of the gate's shards: each is one stage, whole. */
const STAGES_OF_FIRST_SHARD = [
  "types",
  "lint",
  "circular imports",
  "format",
  "unused files and dependencies",
  "contract",
  "packages as published",
  "reports of the packages' interfaces",
  "size budgets",
];

/**
 * What the command line asks of the gate: `--changed [commit]` tests what the change since that commit (or since the main
 * branch) can reach, `--shard 2/3` the second third. Throws a sentence for anything else.
 */
export function readGateOptions(args) {
  const options = { changed: false, base: undefined, shard: undefined };
  const rest = [...args];
  while (rest.length > 0) {
    const option = rest.shift();
    if (option === "--changed") {
      options.changed = true;
      if (rest.length > 0 && !rest[0].startsWith("--")) options.base = rest.shift();
    } else if (option === "--shard" && isShard(rest[0])) {
      options.shard = rest.shift();
    } else {
      throw new Error("Write npm test, with -- --changed [commit] or -- --shard 1/3, or both.");
    }
  }
  return options;
}

/** The stages that a shard leaves to the first one, by their names, as `createGate` takes them. */
export function reachOfShard(shard) {
  if (shard === undefined || shard.startsWith("1/")) return {};
  return Object.fromEntries(STAGES_OF_FIRST_SHARD.map((name) => [name, false]));
}

/** `2/3`: which of how many, from 1 on. */
function isShard(text = "") {
  const [, which, all] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? [];
  return which !== undefined && Number(which) <= Number(all);
}
