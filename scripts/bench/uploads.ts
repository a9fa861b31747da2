import { readFileSync, writeFileSync } from "node:fs";
import { root } from "../start/processes.mjs";
import { memoryMb, type Processes } from "./memory.ts";
import { type Figure, median } from "./figures.ts";

const TIMES = 5;
const SIZE = 20 * 1024 * 1024;

/** A video of 20 MB: how much memory the backend takes on for it, at most, and when its sender is answered. */
export async function measureUploads(url: string, processes: Processes): Promise<Figure[]> {
  const pid = processes.find(({ name }) => name === "backend")?.child.pid ?? 0;
  const short = readFileSync(`${root}/apps/backend/src/operator/scenario/unboxing.mp4`);
  const film = longer(short);
  const extra: number[] = [];
  const times: number[] = [];
  await upload(url, new Blob([short])); // What the first upload loads stays, and is no film's.
  for (let index = 0; index < TIMES; index += 1) {
    writeFileSync(`/proc/${pid}/clear_refs`, "5"); // The highest use so far is forgotten.
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

/** A film, and after it a box without meaning that makes it as large as wanted. */
function longer(film: Buffer): Blob {
  const rest = Buffer.alloc(SIZE - film.length);
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
