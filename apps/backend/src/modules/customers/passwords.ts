import { hash, verify } from "@node-rs/argon2";
import { concurrencyLimit } from "../../concurrency-limit.ts";

/** argon2id, at the cost that OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes a core for some 30 ms: two at a time leave the others of Node's four threads to files and names. */
const inTurn = concurrencyLimit(2, { waiting: 200, each: { waiting: 30 }, waitMs: 10_000 });

/** Hashes a password as it is stored. Refused with `Overloaded` where too many wait, as is `isPassword`. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFC"), cost));
}

// Made before anybody asks: the first account that does not exist takes no longer than the next.
const decoy = hashPassword("no account has this password");

/** Whether a password is the one that was hashed. Without a hash it takes as long and is wrong: nothing tells whether an account exists. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const known = hashed ?? (await decoy);
  const right = await inTurn(() => verify(known, password.normalize("NFC")));
  return right && hashed !== null;
}
