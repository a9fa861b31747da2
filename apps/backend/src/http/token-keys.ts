import { createHash } from "node:crypto";
import { createDecoder, createSigner, createVerifier } from "fast-jwt";

/** Signs tokens and tells what they say. */
export interface TokenKeys {
  sign: (claims: object) => string;
  /** What a token says that one of the keys has signed; null where none has. Its time is the caller's to look at. */
  verify: (token: string) => unknown;
}

/** A key's name in the tokens that it signed: it tells nothing of the key. */
const nameOf = (secret: string) =>
  createHash("sha256").update(`token key:${secret}`).digest("hex").slice(0, 8);

/**
 * The keys of tokens, HS256. The first signs, each is good for reading: so a new one goes before the others, and an old one out
 * when the last session that began under it is over.
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
        const { kid } = (decode(token) as { header: { kid?: string } }).header;
        // One from before keys had names was signed by any of them.
        for (const verify of kid === undefined ? verifiers.values() : [verifiers.get(kid)]) {
          const claims = verify && tried(() => verify(token) as unknown);
          if (claims) return claims;
        }
        return null;
      } catch {
        return null;
      }
    },
  };
}

function tried<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
