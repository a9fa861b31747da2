import { lazyDialog } from "@sen/ui/primitives";
import { useStore } from "../store.ts";
import { openChallenge } from "./challenge-store.ts";

/** Loaded with the first challenge, together with the solvers. */
const SolveChallenge = lazyDialog(() =>
  import("./SolveChallenge.tsx").then((module) => module.SolveChallenge),
);

export function ChallengeHost() {
  const open = useStore(openChallenge);
  return (
    open && (
      <SolveChallenge challenge={open.challenge} onSolved={open.finish} onClose={() => open.finish(null)} />
    )
  );
}
