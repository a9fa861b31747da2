import type { ProofOfWork } from "@sen/api";
import type { WorkMessage } from "./proof-of-work.worker.ts";

export interface Attempt {
  /** Called with the value to send. */
  onSolved: (answer: string) => void;
  onFailed: () => void;
  /** Share of the work done, 0 to 1. */
  onProgress: (done: number) => void;
}

/** Solves the proof of work in a worker, so that the page stays responsive. Returns a function that stops it. */
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
