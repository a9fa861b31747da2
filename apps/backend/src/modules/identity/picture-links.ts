import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../ports/clock.ts";
import type { Config } from "../../config.ts";

/** Lifetime of a picture's URL. A browser cannot send a token for an `<img>`, so the URL itself is the permission. */
const LINK_LIFETIME_MS = 5 * 60 * 1000;

/** URLs of document pictures: given to the customer only, and valid no longer than their session. */
export interface PictureLinks {
  of: (id: string, sessionId: string) => string;
  /** The session that a URL was issued to; null if we did not sign it or it has expired. */
  sessionOf: (address: { id: string; token: string }) => string | null;
}

/** Signs URLs with the newest secret, and accepts those signed with former ones. */
export function pictureLinks({
  config,
  clock,
}: {
  config: Pick<Config, "jwtSecret" | "formerJwtSecrets">;
  clock: Clock;
}): PictureLinks {
  const keyOf = (secret: string) => createHmac("sha256", secret).update("identity pictures").digest();
  const newest = keyOf(config.jwtSecret);
  const keys = [newest, ...config.formerJwtSecrets.map(keyOf)];
  const sign = (id: string, sessionId: string, expires: number, key = newest) =>
    createHmac("sha256", key).update(`${id}/${sessionId}/${expires}`).digest().subarray(0, 16);
  return {
    of(id, sessionId) {
      const expires = clock.now().getTime() + LINK_LIFETIME_MS;
      const signature = sign(id, sessionId, expires).toString("base64url");
      return `/media/identity/${id}/${expires.toString(36)}.${sessionId}.${signature}`;
    },
    sessionOf({ id, token }) {
      const [expiresText = "", sessionId = "", signature = ""] = token.split(".");
      const expires = Number.parseInt(expiresText, 36);
      if (!Number.isSafeInteger(expires) || clock.now().getTime() > expires) return null;
      const given = Buffer.from(signature, "base64url");
      const isRight = keys.some((key) => {
        const right = sign(id, sessionId, expires, key);
        return given.length === right.length && timingSafeEqual(given, right);
      });
      return isRight ? sessionId : null;
    },
  };
}
