import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Catalogue } from "../builders/catalogue.ts";
import { buildBatch, type Batch } from "./batch.ts";

/** Products held in memory at a time. */
const PRODUCTS_PER_BATCH = 500;
/** From so many products on, a thread of its own is worth its start. */
const MANY = 10_000;

/** The first `count` products, batch by batch. */
export function batches(catalogue: Catalogue, count: number): AsyncIterable<Batch> {
  return count < MANY ? batchesHere(catalogue, count) : batchesBeside(catalogue.seed, count);
}

const partsOf = (count: number) =>
  Array.from({ length: Math.ceil(count / PRODUCTS_PER_BATCH) }, (_, index) => {
    const start = index * PRODUCTS_PER_BATCH;
    return { start, size: Math.min(PRODUCTS_PER_BATCH, count - start) };
  });

async function* batchesHere(catalogue: Catalogue, count: number): AsyncGenerator<Batch> {
  for (const { start, size } of partsOf(count)) yield buildBatch(catalogue, start, size);
}

/** Built in another thread, one ahead of what is written. */
async function* batchesBeside(seed: string, count: number): AsyncGenerator<Batch> {
  const thread = new Worker(new URL("batch-thread.ts", import.meta.url), {
    workerData: { seed },
    execArgv: ["--conditions=@sen/source"],
  });
  try {
    const parts = partsOf(count);
    thread.postMessage(parts[0]);
    for (const index of parts.keys()) {
      const [batch] = (await once(thread, "message")) as [Batch];
      const next = parts[index + 1];
      if (next) thread.postMessage(next);
      yield batch;
    }
  } finally {
    await thread.terminate();
  }
}
