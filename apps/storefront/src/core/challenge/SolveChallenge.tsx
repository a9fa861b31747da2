import type { SolverProps } from "./solver-props.ts";
import { ProofOfWork } from "./ProofOfWork.tsx";
import { Turnstile } from "./Turnstile.tsx";

/** The dialog that solves a challenge. */
export function SolveChallenge({ challenge, ...done }: SolverProps) {
  return challenge.kind === "turnstile" ? (
    <Turnstile challenge={challenge} {...done} />
  ) : (
    <ProofOfWork challenge={challenge} {...done} />
  );
}
