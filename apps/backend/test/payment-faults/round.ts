import { setTimeout as pause } from "node:timers/promises";
import { inArray, sql } from "../../src/database/drizzle.ts";
import { paymentTransfers } from "../../src/database/schema/index.ts";
import { handlers } from "../../src/modules/job-handlers.ts";
import type { JobName } from "../../src/jobs/jobs.ts";
import { randomFor } from "@sen/demo/seed/catalogue/random";
import type { GatewayDouble } from "../gateway-doubles.ts";
import type { SignedInCustomer } from "../many-customers.ts";
import { jobRunner } from "../run-jobs.ts";
import type { TestShop } from "../shop.ts";
import { plantBuyer, stepsOf, type Buyer, type Steps } from "./buyer.ts";
import { Delays, type Faults } from "./faulty-gateway.ts";
import { wrongsOf } from "./wrongs.ts";

const MINUTE_MS = 60_000;
/** How long to wait for steps whose call is delayed before another call is released. */
const MAX_WAIT_MS = 50;
const HOUR_MS = 60 * MINUTE_MS;
/** Steps per order before its gateway and network recover. */
const STEPS = 8;

type StepName = Exclude<keyof Steps, "paymentsOf" | "isLookedFor" | "waitingForStaff">;
/** The relative frequency of each step. */
const weights: [StepName, number][] = [
  ["pays", 4],
  ["isDeclined", 1],
  ["isHeldForReview", 1],
  ["hearsNotice", 5],
  ["comesBack", 3],
  ["paysAgain", 2],
  ["choosesGateway", 1],
  ["takesCash", 1],
  ["cancels", 1],
  ["isApproved", 3],
  ["isAskedTwice", 2],
  ["isSentAgain", 1],
];
const choices = weights.flatMap(([name, weight]) => Array.from<StepName>({ length: weight }).fill(name));

/** The jobs that move money. No others run. */
const moneyJobs: JobName[] = [
  "close-payment",
  "cancel-unpaid-order",
  "find-expired-payments",
  "queue-gateway-refunds",
  "start-refund",
  "advance-transfer",
  "reconcile-payments",
];
const moneyHandlers = Object.fromEntries(moneyJobs.map((name) => [name, handlers[name]]));

/** What rounds are played on. */
export interface Table {
  shop: TestShop;
  doubles: readonly GatewayDouble[];
  customers: readonly SignedInCustomer[];
  /** Each round sets its faults here. */
  network: { faults: Faults };
}

/** Plays one round after the other. Each returns what went wrong with its orders' money. */
export function roundsOf({ shop, doubles, customers, network }: Table): (seed: number) => Promise<string[]> {
  let runJobs: (() => Promise<unknown>) | undefined;

  /** Advances the clock and runs the due jobs. All delayed calls are released first. */
  async function pass(faults: Faults, milliseconds: number, running: Set<Promise<void>>): Promise<void> {
    while (running.size > 0) {
      faults.delays.release(faults.random);
      await Promise.race([...running, faults.delays.nextHeld(), pause(MAX_WAIT_MS)]);
    }
    shop.clock.pass(milliseconds);
    const { mayDelay } = faults;
    faults.mayDelay = false;
    runJobs ??= jobRunner(shop.jobServices, shop.clock.lastSet, moneyHandlers);
    await runJobs();
    faults.mayDelay = mayDelay;
  }

  async function play(faults: Faults, steps: Steps, buyers: readonly Buyer[], wrongs: Set<string>) {
    const { random, delays } = faults;
    const running = new Set<Promise<void>>();
    for (let step = 0; step < STEPS * buyers.length; step += 1) {
      const draw = random.next();
      if (draw < 0.06) await pass(faults, random.pick([2, 10, 20, 50]) * MINUTE_MS, running);
      else if (draw < 0.12) {
        random.pick(doubles).decideRefunds(random.chance(0.7) ? "completed" : "failed");
      } else if (draw < 0.25) delays.release(random);
      else {
        const [buyer, name] = [random.pick(buyers), random.pick(choices)];
        // A client has two slots in the gateway queue. A third call would wait.
        if (buyer.busy === 2) continue;
        buyer.busy += 1;
        const done = steps[name](buyer)
          .catch((error: unknown) => {
            wrongs.add(`${name}: ${String(error)}`);
          })
          .finally(() => {
            buyer.busy -= 1;
            running.delete(done);
          });
        running.add(done);
        await Promise.race([done, delays.nextHeld(), pause(MAX_WAIT_MS)]);
      }
    }
    await pass(faults, MINUTE_MS, running);
  }

  /** Everybody does what they must, until nothing is left to do. */
  async function settle(faults: Faults, steps: Steps, buyers: readonly Buyer[]): Promise<void> {
    const isOpen = () => shop.db.$count(paymentTransfers, inArray(paymentTransfers.status, open));
    for (const buyer of buyers) {
      const waits = [...buyer.decided.values()].includes("undecided");
      if (waits) await steps[faults.random.chance(0.5) ? "pays" : "isDeclined"](buyer);
      if (faults.random.chance(0.5)) await steps.hearsNotice(buyer);
    }
    for (let times = 0; times < 60 && (times < 14 || (await isOpen()) > 0); times += 1) {
      const waiting = times % 3 === 0 ? await steps.waitingForStaff() : [];
      for (const buyer of buyers.filter(({ orders }) => orders.some((id) => waiting.includes(id)))) {
        await steps.isApproved(buyer);
        await steps.isSentAgain(buyer);
        await steps.isLookedFor(buyer);
      }
      for (const double of doubles) double.decideRefunds("completed");
      await pass(faults, 6 * HOUR_MS, new Set());
    }
  }

  return async (seed) => {
    const random = randomFor("payments", seed);
    const faults: Faults = { random, delays: new Delays(), isOn: false, mayDelay: true };
    network.faults = faults;
    const steps = stepsOf(shop, random);
    const wrongs = new Set<string>();
    const buyers: Buyer[] = [];
    for (const [index, customer] of customers.entries()) {
      const at = index % 2 === 0 ? doubles : doubles.toReversed();
      buyers.push(await plantBuyer(shop, customer, at, index % 3 === 0 ? 2 : 1));
    }
    for (const buyer of buyers) await steps.paysAgain(buyer);
    faults.isOn = true;
    await play(faults, steps, buyers, wrongs);
    faults.isOn = false;
    await settle(faults, steps, buyers);
    for (const buyer of buyers) for (const wrong of await wrongsOf(shop, steps, buyer)) wrongs.add(wrong);
    // Reset, so that neither side searches the orders of all earlier rounds.
    for (const double of doubles) double.forget();
    await shop.db.execute(sql`delete from graphile_worker._private_jobs`);
    return [...wrongs];
  };
}

const open = ["waiting", "sent", "failed", "stuck"] as const;
