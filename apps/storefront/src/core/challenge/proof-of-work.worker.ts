import type { ProofOfWork } from "@sen/api";
import { findNumber } from "./find-number.ts";

/** What the worker tells: how many numbers it has tried, then the one that it found. */
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
