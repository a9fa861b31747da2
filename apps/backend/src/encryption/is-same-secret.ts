import { timingSafeEqual } from "node:crypto";

/** Compares in constant time, so that the response time does not tell how much of a guess was right. */
export function isSameSecret(given: unknown, expected: string): boolean {
  if (typeof given !== "string") return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
