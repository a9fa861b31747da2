import { hkdfSync } from "node:crypto";
import type { Config } from "../../config.ts";
import { sealingWith } from "../../sealing/sealing.ts";
import type { Message } from "./deliver.ts";

/** What signs tokens also keeps messages that wait from being read: each by a key of its own. */
export type MessageSecrets = Pick<Config, "jwtSecret" | "formerJwtSecrets">;

const PURPOSE = "queued message";

const sealingOf = (secret: string) =>
  sealingWith(Buffer.from(hkdfSync("sha256", secret, "", "sen queued message", 32)));

/** Encrypts a message for the queue; null, where nobody is to get one, looks no different. */
export function sealMessage(message: Message | null, { jwtSecret }: Pick<Config, "jwtSecret">): string {
  return sealingOf(jwtSecret)
    .seal(Buffer.from(JSON.stringify(message)), PURPOSE)
    .toString("base64");
}

/**
 * Decrypts a message of the queue, also one from before the secret was changed.
 *
 * @throws Error where none of the secrets opens it
 */
export function openMessage(sealed: string, { jwtSecret, formerJwtSecrets }: MessageSecrets): Message | null {
  const bytes = Buffer.from(sealed, "base64");
  for (const secret of [jwtSecret, ...formerJwtSecrets]) {
    try {
      return JSON.parse(sealingOf(secret).open(bytes, PURPOSE).toString()) as Message | null;
    } catch {
      // Sealed with another of them.
    }
  }
  throw new RangeError("No secret opens this message.");
}
