import { globSync, readFileSync } from "node:fs";
import type { startProcess } from "../start/processes.mjs";
import { checkWhole, load } from "./load.ts";
import { type Figure } from "./figures.ts";

const SECONDS = 10;

/** The shop's programs, as the bench has started them. */
export type Processes = readonly Pick<ReturnType<typeof startProcess>, "name" | "child">[];

/**
 * Memory after the load: every page asked for once, so that whatever keeps pages is as full as it gets, then the first
 * of them over and over.
 */
export async function measureMemory(urls: readonly string[], processes: Processes): Promise<Figure[]> {
  const clients = 8;
  await load({ urls, clients, until: { answers: urls.length }, onAnswer: checkWhole });
  const onAnswer = ({ url, status }: { url: string; status: number }) => {
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
  };
  await load({ urls: urls.slice(0, 40), clients, until: { seconds: SECONDS }, onAnswer });
  const own = processes.map(({ name, child }) => ({ name, value: memoryMb(child.pid, "VmRSS") }));
  const together = own.reduce((sum, { value }) => sum + value, 0);
  const what = "memory after the load";
  return [
    ...own.map(({ name, value }) => ({ what: `${what}, ${name}`, value, unit: "MB" })),
    { what: `${what}, storefront and backend`, value: together, unit: "MB", atMost: 400 },
  ];
}

/** Memory of a process, in MB: now, at its highest, or its share of what it shares with others. */
export function memoryMb(pid: number | undefined, which: "VmRSS" | "VmHWM" | "Pss"): number {
  const file = `/proc/${String(pid)}/${which === "Pss" ? "smaps_rollup" : "status"}`;
  return Number(new RegExp(`^${which}:\\s+(\\d+) kB`, "m").exec(textOf(file))?.[1] ?? 0) / 1024;
}

/** Processes that this one, or its own, have started. */
export function descendants(pid: number): number[] {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) => textOf(file).split(" "));
  return children.filter(Boolean).flatMap((child) => [Number(child), ...descendants(Number(child))]);
}

/** Empty where the process has ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
