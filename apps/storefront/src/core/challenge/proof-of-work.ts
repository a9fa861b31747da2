import type { ProofOfWork } from "@sen/api";
import type { WorkMessage } from "./proof-of-work.worker.ts";

/** What a solver reports. */
export interface Attempt {
  /** The answer as it is sent. */
  onSolved: (answer: string) => void;
  onFailed: () => void;
  /** How much of the work is done, 0 to 1. */
  onProgress: (done: number) => void;
}

/** Finds the number in a worker, so that the page goes on answering to touch. Returns what ends it. */
export function findInWorker(
  challenge: ProofOfWork,
  { onSolved, onFailed, onProgress }: Attempt,
): () => void {
  const worker = new Worker(new URL("./proof-of-work.worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<WorkMessage>) => {
    if ("tried" in data) onProgress(data.tried / challenge.max_number);
    else if (data.number === null) onFailed();
    else onSolved(`${challenge.token}.${data.number}`);
  };
  worker.onerror = onFailed;
  worker.postMessage(challenge);
  return () => worker.terminate();
}
