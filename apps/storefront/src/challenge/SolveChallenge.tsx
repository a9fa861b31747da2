import type { Challenge } from "@sen/api";
import { ProofOfWork } from "./ProofOfWork.tsx";
import { Turnstile } from "./Turnstile.tsx";

export interface SolverProps<Kind extends Challenge = Challenge> {
  challenge: Kind;
  /** The answer as it is sent. */
  onSolved: (answer: string) => void;
  /** The customer does not wait for it. */
  onClose: () => void;
}

/** The dialog that solves a challenge. */
export function SolveChallenge({ challenge, ...done }: SolverProps) {
  return challenge.kind === "turnstile" ? (
    <Turnstile challenge={challenge} {...done} />
  ) : (
    <ProofOfWork challenge={challenge} {...done} />
  );
}
