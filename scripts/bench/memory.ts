import { globSync, readFileSync, writeFileSync } from "node:fs";
import { root, type startProcess } from "../start/processes.mjs";
import { checkWhole, load } from "./load.ts";
import { type Figure, median } from "./figures.ts";

const SECONDS = 10;
const FILMS = 5;
const FILM_BYTES = 20 * 1024 * 1024;

/** The shop's processes, as started by the bench. */
export type Processes = readonly Pick<ReturnType<typeof startProcess>, "name" | "child">[];

/**
 * Memory use under load: requests every page twice, so that all page caches are as full as they get, then repeats the
 * first ones.
 */
export async function measureMemory(urls: readonly string[], processes: Processes): Promise<Figure[]> {
  const clients = 8;
  await load({ urls, clients, until: { answers: 2 * urls.length }, onAnswer: checkWhole });
  await load({ urls: urls.slice(0, 40), clients, until: { seconds: SECONDS }, onAnswer: checkWhole });
  const own = processes.map(({ name, child }) => ({ name, value: memoryMb(child.pid, "VmRSS") }));
  const together = own.reduce((sum, { value }) => sum + value, 0);
  const what = "memory after the load";
  return [
    ...own.map(({ name, value }) => ({ what: `${what}, ${name}`, value, unit: "MB" })),
    { what: `${what}, storefront and backend`, value: together, unit: "MB", atMost: 400 },
  ];
}

/** Uploads videos of 20 MB: how much the backend's memory grows at most, and when the client gets its response. */
export async function measureUploads(url: string, processes: Processes): Promise<Figure[]> {
  const pid = processes.find(({ name }) => name === "backend")?.child.pid ?? 0;
  const short = readFileSync(`${root}/apps/demo/src/scenario/unboxing.mp4`);
  const film = longer(short);
  const extra: number[] = [];
  const times: number[] = [];
  await upload(url, new Blob([short])); // Modules loaded by the first upload must not count.
  for (let index = 0; index < FILMS; index += 1) {
    writeFileSync(`/proc/${pid}/clear_refs`, "5"); // Resets the peak.
    const before = memoryMb(pid, "VmRSS");
    const started = performance.now();
    await upload(url, film);
    times.push((performance.now() - started) / 1000);
    extra.push(memoryMb(pid, "VmHWM") - before);
  }
  return [
    { what: "extra memory of a 20 MB video, at most", value: Math.max(...extra), unit: "MB", atMost: 32 },
    { what: "answer to a 20 MB video", value: median(times), unit: "s" },
  ];
}

/** A video, padded to the wanted size by a `free` box. */
function longer(film: Buffer): Blob {
  const rest = Buffer.alloc(FILM_BYTES - film.length);
  rest.writeUInt32BE(rest.length, 0);
  rest.write("free", 4, "latin1");
  return new Blob([Uint8Array.from(film), rest]);
}

async function upload(url: string, film: Blob): Promise<void> {
  const form = new FormData();
  form.set("type", "5");
  form.set("file", film, "film.mp4");
  const response = await fetch(`${url}/api/v1/media`, { method: "POST", body: form });
  if (!response.ok) throw new Error(`The upload answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** A process's memory in MB: current, peak, or proportional (PSS). */
export function memoryMb(pid: number | undefined, which: "VmRSS" | "VmHWM" | "Pss"): number {
  const file = `/proc/${String(pid)}/${which === "Pss" ? "smaps_rollup" : "status"}`;
  return Number(new RegExp(`^${which}:\\s+(\\d+) kB`, "m").exec(textOf(file))?.[1] ?? 0) / 1024;
}

/** All descendants of a process. */
export function descendants(pid: number): number[] {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) => textOf(file).split(" "));
  return children.filter(Boolean).flatMap((child) => [Number(child), ...descendants(Number(child))]);
}

/** The content of a file in `/proc`; empty if the process has exited. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
