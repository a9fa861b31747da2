import { setTimeout as pause } from "node:timers/promises";
import type { Figure } from "./figures.ts";
import { median, percentile } from "./statistics.ts";

/** Sign-ins a second, whether the ones before have been answered or not. */
const RATE = 20;
const SECONDS = 15;
/** The first ones warm the shop up, and are not counted. */
const WARM_UP = RATE * 2;
const PASSWORD = "Sen@2026demo";
const customers = ["0901234567", "0912345678"];
/** Every so many sign-ins are a customer's, with the right password; the others are accounts that nobody has. */
const ONE_IN = 5;

/** Sign-ins at a steady rate, each of another account but for the demo's customers. Whether one can be guessed is `guesses`. */
export async function measureLogin(url: string): Promise<Figure[]> {
  const known: number[] = [];
  const unknown: number[] = [];
  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (let index = 0; index < RATE * SECONDS; index += 1) {
    await pause(Math.max(0, began + (index * 1000) / RATE - performance.now()));
    const isKnown = index % ONE_IN === 0;
    const phone = isKnown ? customers[(index / ONE_IN) % customers.length] : `09${70_000_000 + index}`;
    sent.push(
      timed(url, phone ?? "", isKnown ? 200 : 401).then((took) => {
        if (index >= WARM_UP) (isKnown ? known : unknown).push(took);
      }),
    );
  }
  await Promise.all(sent);
  return [
    { what: `sign-in at ${RATE} a second, p50`, value: median([...known, ...unknown]), unit: "ms" },
    { what: `sign-in at ${RATE} a second, p95`, value: percentile([...known, ...unknown], 95), unit: "ms" },
    { what: "sign-in with the right password, which opens a session, p50", value: median(known), unit: "ms" },
    { what: "sign-in to nobody's account, p50", value: median(unknown), unit: "ms" },
  ];
}

async function timed(url: string, phone: string, status: number): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}/api/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ phone, password: PASSWORD }),
  });
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`The sign-in of ${phone} answered ${response.status}.`);
  return performance.now() - started;
}
