import { hkdfSync } from "node:crypto";
import type { Config } from "../../config.ts";
import { fieldEncryption } from "../../encryption/field-encryption.ts";
import type { Message } from "./deliver.ts";

/** The token secrets. The encryption keys of queued messages are derived from them. */
export type MessageSecrets = Pick<Config, "jwtSecret" | "formerJwtSecrets">;

const PURPOSE = "queued message";

const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "sen queued message", 32));

/** Encrypts a message for the queue. Null, when nothing is to be sent, looks like a message. */
export function encryptMessage(message: Message | null, { jwtSecret }: Pick<Config, "jwtSecret">): string {
  return fieldEncryption(keyOf(jwtSecret))
    .encrypt(Buffer.from(JSON.stringify(message)), PURPOSE)
    .toString("base64");
}

/** Decrypts a queued message, also with a former secret. Throws if none of the secrets decrypts it. */
export function decryptMessage(
  encrypted: string,
  { jwtSecret, formerJwtSecrets }: MessageSecrets,
): Message | null {
  const encryption = fieldEncryption(keyOf(jwtSecret), formerJwtSecrets.map(keyOf));
  return JSON.parse(
    encryption.decrypt(Buffer.from(encrypted, "base64"), PURPOSE).toString(),
  ) as Message | null;
}
