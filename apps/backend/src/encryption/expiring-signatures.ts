import { createHmac } from "node:crypto";
import type { Config } from "../config.ts";
import type { Clock } from "../ports/clock.ts";
import { isSameSecret } from "./is-same-secret.ts";

/** Signs what a URL permits until it expires. */
export interface ExpiringSignatures {
  sign: (what: string, expires: number) => string;
  /** When a signature expires, given the moment as the URL has it; null if we did not sign it or it has expired. */
  expiryOf: (what: string, expiresText: string, signature: string) => Date | null;
}

/** Signs with the server's newest secret, and accepts signatures of former ones. Each purpose has its own keys. */
export function expiringSignatures(
  purpose: string,
  { config, clock }: { config: Pick<Config, "jwtSecret" | "formerJwtSecrets">; clock: Clock },
): ExpiringSignatures {
  const keyOf = (secret: string) => createHmac("sha256", secret).update(purpose).digest();
  const newest = keyOf(config.jwtSecret);
  const keys = [newest, ...config.formerJwtSecrets.map(keyOf)];
  const sign = (what: string, expires: number, key = newest) =>
    createHmac("sha256", key).update(`${what}/${expires}`).digest().subarray(0, 16).toString("base64url");
  return {
    sign: (what, expires) => sign(what, expires),
    expiryOf(what, expiresText, signature) {
      const expires = Number.parseInt(expiresText, 36);
      if (!Number.isSafeInteger(expires) || clock.now().getTime() > expires) return null;
      return keys.some((key) => isSameSecret(signature, sign(what, expires, key))) ? new Date(expires) : null;
    },
  };
}
