import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { OTP_LENGTH } from "@sen/domain";

/** A new code: six digits, each as likely as the others. */
export function newCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
}

/** How a code is stored: with a key that the database does not hold, or a million guesses would show it. */
export function digestOf(secret: string, id: string, code: string): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["otp", id, code]))
    .digest("base64url");
}

/** Whether a code is the one that was stored; as long a look where none was. */
export function isCode(stored: string | null, secret: string, id: string, code: string): boolean {
  const given = Buffer.from(digestOf(secret, id, code));
  const kept = Buffer.from(stored ?? digestOf(secret, id, "none"));
  return timingSafeEqual(given, kept) && stored !== null;
}
