import type { Challenge } from "@sen/api";
import { createStore } from "../store.ts";

export interface OpenChallenge {
  challenge: Challenge;
  /** Closes it with the answer, or with null if there is none. */
  finish: (answer: string | null) => void;
}

export const openChallenge = createStore<OpenChallenge | null>(null);

/** Opens the challenge dialog. Resolves to the answer, or to null if the customer closes it or another challenge replaces it. */
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
