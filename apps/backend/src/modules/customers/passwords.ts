import { hash, verify } from "@node-rs/argon2";
import { concurrencyLimit } from "../../concurrency-limit.ts";

/** argon2id at the cost OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes a core for some 30 ms. Two at a time leave the other two of Node's four threads to files and DNS. */
const inTurn = concurrencyLimit(2, { waiting: 200, each: { waiting: 30 }, waitMs: 10_000 });

/** Hashes a password for storage. Like `isPassword`, throws `Overloaded` if too many are waiting. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFC"), cost));
}

// Hashed at startup, so that the first unknown account takes no longer than the next.
const decoy = hashPassword("no account has this password");

/** Whether a password matches its hash. Without a hash, false after the same time, so that timing does not reveal accounts. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const known = hashed ?? (await decoy);
  const right = await inTurn(() => verify(known, password.normalize("NFC")));
  return right && hashed !== null;
}
