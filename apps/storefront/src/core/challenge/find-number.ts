import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { ProofOfWork } from "@sen/api";

const REPORTED_EVERY = 10_000;

/**
 * Solves a proof of work: the number whose SHA-256 hash, written after the salt, equals the target. Null if no number up to the maximum matches.
 */
export function findNumber(
  { salt, target, max_number }: Pick<ProofOfWork, "salt" | "target" | "max_number">,
  onTried: (tried: number) => void,
): number | null {
  const wanted = hexToBytes(target);
  for (let number = 0; number <= max_number; number += 1) {
    const hash = sha256(utf8ToBytes(`${salt}${number}`));
    if (hash.every((byte, at) => byte === wanted[at])) return number;
    if (number % REPORTED_EVERY === 0) onTried(number);
  }
  return null;
}
