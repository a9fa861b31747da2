import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { randomFor } from "../../apps/demo/src/seed/catalogue/random.ts";
import { fillPast } from "../../apps/backend/test/fill-past.ts";
import { audit } from "./audit.ts";
import { makeBuyers, stockUp } from "./buyers.ts";
import { startCluster, type Cluster } from "./cluster.ts";
import { checkJobs } from "./job-check.ts";
import { buy, type Ending, type Purchase } from "./purchases.ts";

/** How many buy at the same time. After each purchase another customer does, since nobody may have thirty unpaid orders. */
const BUYERS = 4;
const PIECES = 100_000;
/** Prefix of the buyers' phone numbers. */
const PHONE_PREFIX = "0776";
/** Prefix of the customers who check after each kill that jobs still run. Each requests one code, and the audit ignores their orders. */
const CHECK_PREFIX = "0775";
/** Prefix of a customer with thousands of orders. */
const PAST_PREFIX = "0778";
/** Longest pause between two kills, in milliseconds. */
const LONGEST_PAUSE_MS = 1_500;

// npm run chaos -- --kills 100 --seed 7: kills backends, worker and PostgreSQL at random moments while customers buy. The same seed gives the
// same kills and pauses. --products and --orders set the size of the shop.
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    products: { type: "string", default: "40" },
    orders: { type: "string", default: "0" },
  },
});
const [kills, seed, products] = [Number(values.kills), Number(values.seed), Number(values.products)];
const orders = Number(values.orders);
if (![kills, seed, products, orders + 1].every((number) => Number.isInteger(number) && number > 0)) {
  throw new Error(
    "--kills, --seed and --products must be whole numbers of at least 1, --orders of at least 0.",
  );
}
console.log("Starting two backends on one database…");
let started: Cluster | null = null;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(name, () => void Promise.resolve(started?.stop()).then(() => process.exit(130)));
}
await using cluster = await startCluster({ backends: 2, storefronts: 0, products });
started = cluster;
const origins = cluster.backends.map(({ url }) => url);
const customers = await makeBuyers(cluster, BUYERS * kills, PHONE_PREFIX);
const [regular] = await makeBuyers(cluster, 1, PAST_PREFIX);
if (orders > 0 && regular) await fillPast(cluster.database.url, orders, regular.id);
const checkers = await makeBuyers(cluster, kills, CHECK_PREFIX);
const stocked = await stockUp(cluster, PIECES);
const goods = stocked.slice(0, 2);
const faults: string[] = [];
const purchases: Purchase[] = [];
const stop = new AbortController();

const buying = Promise.all(Array.from({ length: BUYERS }, (_, index) => buyUntilStopped(index)));
try {
  await Promise.race([killAll(), buying]);
} finally {
  stop.abort();
}
await buying;
faults.push(...(await audit(cluster, { purchases, goods, pieces: PIECES, phonePrefix: PHONE_PREFIX })));
console.log(`${purchases.length} purchases, ${kills} kills (seed ${seed}), ${faults.length} faults`);
for (const fault of faults) console.log(`- ${fault}`);
if (faults.length > 0) process.exitCode = 1;

/** Buys repeatedly, and pays, declines or cancels. */
async function buyUntilStopped(index: number): Promise<void> {
  const own = randomFor("buyer", seed, index);
  const from = index % 2 === 0 ? origins : origins.toReversed();
  for (let turn = index; !stop.signal.aborted; turn += BUYERS) {
    const buyer = customers[turn % customers.length];
    if (!buyer) return;
    const wanted = own.chance(0.5) ? goods : goods.slice(0, 1);
    purchases.push(await buy({ ...buyer, origins: from }, wanted, endingOf(own.next())));
  }
}

/** Kills one program after the other. After each kill a code must arrive and a payment must expire. */
async function killAll(): Promise<void> {
  const random = randomFor("chaos", seed);
  const victims = [
    { name: "worker", kill: cluster.worker.kill },
    ...cluster.backends.map(({ kill }, index) => ({ name: `backend ${index + 1}`, kill })),
    { name: "PostgreSQL", kill: cluster.database.killAndRestart },
  ];
  for (const [killed, checker] of checkers.entries()) {
    const before = purchases.length;
    // Wait for a purchase between two kills, to see that the shop still works.
    while (purchases.length === before) await pause(20, undefined, { signal: stop.signal });
    await pause(random.whole(0, LONGEST_PAUSE_MS));
    const victim = random.pick(victims);
    console.log(`${killed + 1}/${kills}: ${victim.name} (${purchases.length} purchases so far)`);
    await victim.kill();
    const found = await checkJobs(cluster, checker, stocked.slice(2, 3));
    faults.push(...found.map((fault) => `kill ${killed + 1} (${victim.name}): ${fault}`));
  }
}

function endingOf(chance: number): Ending {
  if (chance < 0.5) return "cash";
  if (chance < 0.65) return "cancelled";
  return chance < 0.85 ? "paid" : "declined";
}
