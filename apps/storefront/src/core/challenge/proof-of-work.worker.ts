import type { ProofOfWork } from "@sen/api";
import { findNumber } from "./find-number.ts";

/** Messages from the worker: how many numbers it has tried, then the result. */
export type WorkMessage = { tried: number } | { number: number | null };

const tell = (message: WorkMessage) => {
  postMessage(message);
};

addEventListener("message", ({ data }: MessageEvent<ProofOfWork>) => {
  tell({
    number: findNumber(data, (tried) => {
      tell({ tried });
    }),
  });
});
