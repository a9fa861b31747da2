import { createHmac, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../adapters/clock/clock.ts";
import type { Config } from "../../config.ts";

/** How long an address of a picture is good. A browser cannot send a token for an `<img>`: the address is the permission. */
const LINK_LIFETIME_MS = 5 * 60 * 1000;

/** Addresses of pictures of documents: only the customer is told one. */
export interface PictureLinks {
  of: (id: string) => string;
  /** Whether an address was signed by us and is still good. */
  isGood: (address: { id: string; token: string }) => boolean;
}

/** Makes and reads addresses, by the server's secret and clock. */
export function pictureLinks({
  config,
  clock,
}: {
  config: Pick<Config, "jwtSecret">;
  clock: Clock;
}): PictureLinks {
  const key = createHmac("sha256", config.jwtSecret).update("identity pictures").digest();
  const sign = (id: string, expires: number) =>
    createHmac("sha256", key).update(`${id}/${expires}`).digest().subarray(0, 16);
  return {
    of(id) {
      const expires = clock.now().getTime() + LINK_LIFETIME_MS;
      return `/media/identity/${id}/${expires.toString(36)}.${sign(id, expires).toString("base64url")}`;
    },
    isGood({ id, token }) {
      const [expiresText = "", signature = ""] = token.split(".");
      const expires = Number.parseInt(expiresText, 36);
      if (!Number.isSafeInteger(expires) || clock.now().getTime() > expires) return false;
      const given = Buffer.from(signature, "base64url");
      const right = sign(id, expires);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
