import type { Challenge } from "@sen/api";

/** A challenge that is being solved. */
export interface OpenChallenge {
  challenge: Challenge;
  /** Ends it: with the answer, or null where there is none. */
  finish: (answer: string | null) => void;
}

let open: OpenChallenge | null = null;
const listeners = new Set<() => void>();

function show(next: OpenChallenge | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The challenge that is being solved; null where there is none. */
export const readChallenge = (): OpenChallenge | null => open;

/** Calls back when one comes or goes. Returns the unsubscriber. */
export function subscribeToChallenge(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Has a challenge solved in its dialog. Resolves to the answer, to null where the customer does not wait for it. */
export function solveChallenge(challenge: Challenge): Promise<string | null> {
  open?.finish(null);
  return new Promise((resolve) => {
    const finish = (answer: string | null) => {
      if (open === current) show(null);
      resolve(answer);
    };
    const current: OpenChallenge = { challenge, finish };
    show(current);
  });
}
