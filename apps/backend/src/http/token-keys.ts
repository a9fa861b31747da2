import { createHash } from "node:crypto";
import { createDecoder, createSigner, createVerifier } from "fast-jwt";

/** Signs and verifies tokens. */
export interface TokenKeys {
  sign: (claims: object) => string;
  /** The claims of a token signed by one of the keys; null otherwise. The caller checks the expiry. */
  verify: (token: string) => unknown;
}

/** A key's id (`kid`) in tokens, which does not reveal the key. */
const nameOf = (secret: string) =>
  createHash("sha256").update(`token key:${secret}`).digest("hex").slice(0, 8);

/**
 * Token keys, HS256. The first one signs, all of them verify. To rotate, prepend the new key, and remove the old one when the last session
 * that started under it is over.
 */
export function tokenKeys(secrets: readonly [string, ...string[]]): TokenKeys {
  const [newest] = secrets;
  const signer = createSigner({ key: newest, algorithm: "HS256", kid: nameOf(newest) });
  const decode = createDecoder({ complete: true });
  const verifiers = new Map(
    secrets.map((key) => [
      nameOf(key),
      createVerifier({ key, algorithms: ["HS256"], ignoreExpiration: true }),
    ]),
  );
  return {
    sign: (claims) => signer(claims),
    verify(token) {
      try {
        const { kid = "" } = (decode(token) as { header: { kid?: string } }).header;
        return verifiers.get(kid)?.(token) ?? null;
      } catch {
        return null;
      }
    },
  };
}
