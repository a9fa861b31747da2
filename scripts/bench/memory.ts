import { readFileSync } from "node:fs";
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
