import type { ProofOfWork } from "@sen/api";
import { findNumber } from "./find-number.ts";

/** Messages from the worker: how many numbers it has tried, then the result. */
export type WorkMessage = { tried: number } | { number: number | null };

const send = (message: WorkMessage) => {
  postMessage(message);
};

addEventListener("message", ({ data }: MessageEvent<ProofOfWork>) => {
  send({
    number: findNumber(data, (tried) => {
      send({ tried });
    }),
  });
});
