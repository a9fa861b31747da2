import { hash, verify } from "@node-rs/argon2";

/** argon2id, at the cost that OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

// Made before anybody asks: the first account that does not exist takes no longer than the next.
const decoy = hashPassword("no account has this password");

/** Whether a password is the one that was hashed. Without a hash it takes as long and is wrong: nothing tells whether an account exists. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const right = await verify(hashed ?? (await decoy), password.normalize("NFC"));
  return right && hashed !== null;
}
