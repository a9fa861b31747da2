import { lazyDialog } from "@sen/ui/primitives";
import { useStore } from "../store.ts";
import { openChallenge } from "./challenge-store.ts";

/** Its code, and that of the solvers, comes with the first challenge. */
const SolveChallenge = lazyDialog(() =>
  import("./SolveChallenge.tsx").then((module) => module.SolveChallenge),
);

/** Where challenges are shown while they are solved. */
export function ChallengeHost() {
  const open = useStore(openChallenge);
  return (
    open && (
      <SolveChallenge challenge={open.challenge} onSolved={open.finish} onClose={() => open.finish(null)} />
    )
  );
}
