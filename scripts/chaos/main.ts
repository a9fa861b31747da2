import { parseArgs } from "node:util";
import { runChaos } from "./chaos.ts";
import { startCluster, type Cluster } from "./cluster.ts";

// npm run chaos -- --kills 100 --seed 7: kills backends, worker and PostgreSQL at random moments while customers buy.
const { values } = parseArgs({
  options: { kills: { type: "string", default: "100" }, seed: { type: "string", default: "1" } },
});
const [kills, seed] = [Number(values.kills), Number(values.seed)];
if (![kills, seed].every((number) => Number.isInteger(number) && number > 0)) {
  throw new Error("--kills and --seed are whole numbers, from 1.");
}
console.log("Starting two backends on one database…");
let started: Cluster | null = null;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(name, () => void Promise.resolve(started?.stop()).then(() => process.exit(130)));
}
await using cluster = await startCluster({ backends: 2, storefronts: 0 });
started = cluster;
const { purchases, faults } = await runChaos(cluster, kills, seed);
console.log(`${purchases} purchases, ${kills} kills (seed ${seed}), ${faults.length} faults`);
for (const fault of faults) console.log(`- ${fault}`);
if (faults.length > 0) process.exitCode = 1;
