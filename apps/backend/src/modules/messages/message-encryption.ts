import { hkdfSync } from "node:crypto";
import type { Config } from "../../config.ts";
import { fieldEncryption } from "../../encryption/field-encryption.ts";
import type { Message } from "./deliver.ts";

/** What signs tokens also keeps messages that wait from being read: each by a key of its own. */
export type MessageSecrets = Pick<Config, "jwtSecret" | "formerJwtSecrets">;

const PURPOSE = "queued message";

const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "sen queued message", 32));

/** Encrypts a message for the queue; null, where nobody is to get one, looks no different. */
export function encryptMessage(message: Message | null, { jwtSecret }: Pick<Config, "jwtSecret">): string {
  return fieldEncryption(keyOf(jwtSecret))
    .encrypt(Buffer.from(JSON.stringify(message)), PURPOSE)
    .toString("base64");
}

/** Decrypts a message of the queue, also one from before the secret was changed. Throws where none of the secrets decrypts it. */
export function decryptMessage(
  encrypted: string,
  { jwtSecret, formerJwtSecrets }: MessageSecrets,
): Message | null {
  const encryption = fieldEncryption(keyOf(jwtSecret), formerJwtSecrets.map(keyOf));
  return JSON.parse(
    encryption.decrypt(Buffer.from(encrypted, "base64"), PURPOSE).toString(),
  ) as Message | null;
}
