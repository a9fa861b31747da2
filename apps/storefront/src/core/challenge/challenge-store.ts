import type { Challenge } from "@sen/api";
import { createStore } from "../store.ts";

export interface OpenChallenge {
  challenge: Challenge;
  /** Closes it with the answer, or with null if there is none. */
  finish: (answer: string | null) => void;
}

export const openChallenge = createStore<OpenChallenge | null>(null);
