import { createHmac, randomInt } from "node:crypto";
import { OTP_LENGTH } from "@sen/domain";
import { isSameSecret } from "../../encryption/is-same-secret.ts";

/** A new code: six uniformly random digits. */
export function newCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, "0");
}

/** The stored form of a code. The key is not in the database; without one, a million guesses would reveal the code. */
export function digestOf(secret: string, id: string, code: string): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["otp", id, code]))
    .digest("base64url");
}

/** Whether a code matches the stored digest. Takes the same time if no digest is stored. */
export function isCode(stored: string | null, secret: string, id: string, code: string): boolean {
  return isSameSecret(digestOf(secret, id, code), stored ?? digestOf(secret, id, "none")) && stored !== null;
}
