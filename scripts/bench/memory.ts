import { readdirSync, readFileSync } from "node:fs";
import type { startProcess } from "../start/processes.mjs";
import { load } from "./load.ts";
import { htmlOf } from "./page-request.ts";
import { type Figure } from "./figures.ts";

const SECONDS = 10;

/**
 * Memory after the load: every page asked for once, so that whatever keeps pages is as full as it gets, then the first
 * of them over and over.
 */
export async function measureMemory(
  urls: readonly string[],
  processes: readonly Pick<ReturnType<typeof startProcess>, "name" | "child">[],
): Promise<Figure[]> {
  const clients = 8;
  await load({ urls, clients, until: { answers: urls.length }, onAnswer: (answer) => void htmlOf(answer) });
  await load({
    urls: urls.slice(0, 40),
    clients,
    until: { seconds: SECONDS },
    onAnswer: ({ url, status }) => {
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
    },
  });
  const own = processes.map(({ name, child }) => ({
    what: `memory after the load, ${name}`,
    value: residentMb(child.pid ?? 0),
    unit: "MB",
  }));
  return [
    ...own,
    {
      what: "memory after the load, storefront and backend",
      value: own.reduce((sum, { value }) => sum + value, 0),
      unit: "MB",
      atMost: 400,
    },
  ];
}

function residentMb(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1]) / 1024;
}

/** Memory of a process, in MB; shared memory is counted once across the processes that share it. */
export function proportionalMb(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]) / 1024;
  } catch {
    return 0; // It has ended since it was listed.
  }
}

/** Processes that these, or theirs, have started. */
export function descendants(roots: readonly number[]): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, "utf8");
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
    } catch {
      // It has ended since it was listed.
    }
  }
  const found = new Set<number>();
  let grew = true;
  while (grew) {
    grew = false;
    for (const [pid, parent] of parents) {
      if (found.has(pid) || !(roots.includes(parent) || found.has(parent))) continue;
      found.add(pid);
      grew = true;
    }
  }
  return [...found];
}
