import { expiringSignatures } from "../../encryption/expiring-signatures.ts";

/** Lifetime of a picture's URL. A browser cannot send a token for an `<img>`, so the URL itself is the permission. */
const LINK_LIFETIME_MS = 5 * 60 * 1000;

/** URLs of document pictures: given to the customer only, and valid no longer than their session. */
export interface PictureLinks {
  of: (id: string, sessionId: string) => string;
  /** The session that a URL was issued to; null if we did not sign it or it has expired. */
  sessionOf: (address: { id: string; token: string }) => string | null;
}

/** Signs and checks the URLs. */
export function pictureLinks(services: Parameters<typeof expiringSignatures>[1]): PictureLinks {
  const { sign, expiryOf } = expiringSignatures("identity pictures", services);
  return {
    of(id, sessionId) {
      const expires = services.clock.now().getTime() + LINK_LIFETIME_MS;
      const signature = sign(`${id}/${sessionId}`, expires);
      return `/media/identity/${id}/${expires.toString(36)}.${sessionId}.${signature}`;
    },
    sessionOf({ id, token }) {
      const [expires = "", sessionId = "", signature = ""] = token.split(".");
      return expiryOf(`${id}/${sessionId}`, expires, signature) && sessionId;
    },
  };
}
