import type { Challenge } from "@sen/api";

export interface SolverProps<Kind extends Challenge = Challenge> {
  challenge: Kind;
  /** The answer as it is sent. */
  onSolved: (answer: string) => void;
  /** The customer does not wait for it. */
  onClose: () => void;
}
