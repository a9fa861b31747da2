import type { Challenge } from "@sen/api";
import { createStore } from "../store.ts";

/** A challenge that is being solved. */
export interface OpenChallenge {
  challenge: Challenge;
  /** Ends it: with the answer, or null where there is none. */
  finish: (answer: string | null) => void;
}

/** The challenge that is being solved; null where there is none. */
export const openChallenge = createStore<OpenChallenge | null>(null);

/** Has a challenge solved in its dialog. Resolves to the answer, to null where the customer does not wait for it. */
export function solveChallenge(challenge: Challenge): Promise<string | null> {
  openChallenge.read()?.finish(null);
  return new Promise((resolve) => {
    const current: OpenChallenge = {
      challenge,
      finish(answer) {
        if (openChallenge.read() === current) openChallenge.write(null);
        resolve(answer);
      },
    };
    openChallenge.write(current);
  });
}
