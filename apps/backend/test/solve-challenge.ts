import type { ProofOfWork } from "@sen/api";
import { createHash } from "node:crypto";

/** Solves a proof of work by trying, as a client does. */
export function solveChallenge({ token, salt, target, max_number }: ProofOfWork): string {
  for (let number = 0; number <= max_number; number += 1) {
    if (createHash("sha256").update(`${salt}${number}`).digest("hex") === target) return `${token}.${number}`;
  }
  throw new RangeError("No number has this hash");
}
