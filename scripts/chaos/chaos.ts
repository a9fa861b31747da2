import { setTimeout as pause } from "node:timers/promises";
import { randomFor } from "../../apps/demo/src/seed/catalogue/random.ts";
import { audit } from "./audit.ts";
import { makeBuyers, stockUp, type Buyer } from "./buyers.ts";
import type { Cluster } from "./cluster.ts";
import { checkJobs } from "./job-check.ts";
import { buy, type Ending, type Purchase } from "./purchases.ts";

const BUYERS = 4;
const PIECES = 100_000;
/** What the customers of these runs have as the beginning of their phone numbers. */
const PHONE_PREFIX = "0776";
/** And those by whom it is seen after each kill whether jobs go on: each asks for one code, and what they buy is not compared. */
const CHECK_PREFIX = "0775";
/** Longest pause between a kill and the next, in milliseconds. */
const LONGEST_PAUSE_MS = 1_500;

/**
 * Kills programs at random while customers buy, pay, decline and cancel; the same seed kills the same ones after the same pauses. After each
 * kill a code must arrive and a payment expire; in the end, what customers were told is compared with what is there: each difference is a
 * sentence.
 */
export async function runChaos(cluster: Cluster, kills: number, seed: number) {
  const buyers = await makeBuyers(cluster, BUYERS, PHONE_PREFIX);
  const checkers = await makeBuyers(cluster, kills, CHECK_PREFIX);
  const stocked = await stockUp(cluster, PIECES);
  const goods = stocked.slice(0, 2);
  const faults: string[] = [];
  const purchases: Purchase[] = [];
  const stop = new AbortController();
  const random = randomFor("chaos", seed);

  const origins = cluster.backends.map(({ url }) => url);
  async function buyUntilStopped(buyer: Buyer, index: number): Promise<void> {
    const own = randomFor("buyer", seed, index);
    const from = index % 2 === 0 ? origins : origins.toReversed();
    while (!stop.signal.aborted) {
      const wanted = own.chance(0.5) ? goods : goods.slice(0, 1);
      purchases.push(await buy(from, buyer, wanted, endingOf(own.next())));
    }
  }
  const buying = Promise.all(buyers.map(buyUntilStopped));

  async function killAll(): Promise<void> {
    const victims = victimsOf(cluster);
    for (let killed = 1; killed <= kills; killed += 1) {
      const before = purchases.length;
      // Somebody buys between two kills: the shop is seen to go on.
      while (purchases.length === before) await pause(20, undefined, { signal: stop.signal });
      await pause(random.whole(0, LONGEST_PAUSE_MS));
      const victim = random.pick(victims);
      console.log(`${killed}/${kills}: ${victim.name} (${purchases.length} purchases so far)`);
      await victim.kill();
      const checker = checkers[killed - 1];
      const found = checker ? await checkJobs(cluster, checker, stocked.slice(2, 3)) : [];
      faults.push(...found.map((fault) => `kill ${killed} (${victim.name}): ${fault}`));
    }
  }
  try {
    await Promise.race([killAll(), buying]);
  } finally {
    stop.abort();
  }
  await buying;
  faults.push(...(await audit(cluster, { purchases, goods, pieces: PIECES, phonePrefix: PHONE_PREFIX })));
  return { purchases: purchases.length, faults };
}

function victimsOf({ backends, worker, database }: Cluster) {
  return [
    { name: "worker", kill: worker.kill },
    ...backends.map(({ kill }, index) => ({ name: `backend ${index + 1}`, kill })),
    { name: "PostgreSQL", kill: database.killAndRestart },
  ];
}

function endingOf(chance: number): Ending {
  if (chance < 0.5) return "cash";
  if (chance < 0.65) return "cancelled";
  return chance < 0.85 ? "paid" : "declined";
}
