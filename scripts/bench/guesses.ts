import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeBuyers } from "../cluster/buyers.ts";
import { startCluster } from "../cluster/cluster.ts";
import { call } from "../cluster/shop-api.ts";
import type { Figure } from "./figures.ts";
import { differenceName, questions, type Question } from "./stranger-questions.ts";
import { median } from "./statistics.ts";

/** How often each is asked of somebody's account, and of nobody's. */
const TRIES = 200;
/** Before those that count: they find connections and plans cold. */
const WARM_UP = 20;
/** Phone numbers that the demonstration's customers do not have, each of one account or none. */
const SOMEBODYS = "0777";
const NOBODYS = "0778";

/** The differences in time by which somebody could find out who has an account. One question at a time, each about another phone. */
export async function measureGuesses(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "sen-bench-guesses-"));
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ folder, backends: 1, storefronts: 0, env: { RATE_LIMIT: "off" } });
  try {
    const count = TRIES + WARM_UP;
    await makeBuyers(cluster, count, SOMEBODYS);
    const url = cluster.backends[0]?.url ?? "";
    const figures: Figure[] = [];
    for (const question of questions) figures.push(...(await measureQuestion(url, question, count)));
    return figures;
  } finally {
    await cluster.stop();
  }
}

async function measureQuestion(url: string, question: Question, count: number): Promise<Figure[]> {
  const times = new Map([SOMEBODYS, NOBODYS].map((prefix) => [prefix, [] as number[]]));
  for (let index = 0; index < count; index += 1) {
    // In turn the first of the two: whatever comes after the other is the same for both.
    const pair = index % 2 === 0 ? [SOMEBODYS, NOBODYS] : [NOBODYS, SOMEBODYS];
    for (const prefix of pair) {
      const took = await timed(url, question, `${prefix}${String(index + 1).padStart(6, "0")}`);
      if (index >= WARM_UP) times.get(prefix)?.push(took);
    }
  }
  const [somebodys, nobodys] = [median(times.get(SOMEBODYS) ?? []), median(times.get(NOBODYS) ?? [])];
  const { what } = question;
  return [
    { what: `${what}, somebody's account, p50 of ${TRIES}`, value: somebodys, unit: "ms" },
    { what: `${what}, nobody's account, p50 of ${TRIES}`, value: nobodys, unit: "ms" },
    { what: differenceName(what), value: Math.abs(somebodys - nobodys), unit: "ms" },
  ];
}

async function timed(url: string, { path, status, bodyOf }: Question, phone: string): Promise<number> {
  const body = bodyOf(phone);
  const started = performance.now();
  const answer = await call(url, path, { method: "POST", body });
  const took = performance.now() - started;
  if (answer.status !== status) throw new Error(`${path} of ${phone} answered ${answer.status}.`);
  return took;
}
