import { lazyDialog } from "@sen/ui/primitives";
import { useSyncExternalStore } from "react";
import { readChallenge, subscribeToChallenge } from "./challenge-store.ts";

/** Its code, and that of the solvers, comes with the first challenge. */
const SolveChallenge = lazyDialog(() =>
  import("./SolveChallenge.tsx").then((module) => module.SolveChallenge),
);

const none = () => null;

/** Where challenges are shown while they are solved. */
export function ChallengeHost() {
  const open = useSyncExternalStore(subscribeToChallenge, readChallenge, none);
  if (open === null) return null;
  const { challenge, finish } = open;
  return (
    <SolveChallenge
      challenge={challenge}
      onSolved={finish}
      onClose={() => {
        finish(null);
      }}
    />
  );
}
