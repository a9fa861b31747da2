import { parentPort, workerData } from "node:worker_threads";
import { buildCatalogue } from "../builders/catalogue.ts";
import { buildBatch } from "./batch.ts";

/** What the thread is given. */
export interface BatchThread {
  seed: string;
}

// Builds a batch for each message that says which; the next while the last is written.
const catalogue = buildCatalogue((workerData as BatchThread).seed);
parentPort?.on("message", ({ start, size }: { start: number; size: number }) =>
  parentPort?.postMessage(buildBatch(catalogue, start, size)),
);
