import { StartFailure } from "@sen/server";
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const VERSION = 1;
/** Sizes for GCM (NIST SP 800-38D), in bytes. */
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES;
const NOT_OURS =
  "None of the shop's keys decrypts this. If SEN_IDENTITY_KEY or SEN_JWT_SECRET was replaced, put the old one behind the new one, with a comma between.";

/** Encrypts and decrypts confidential data: identity documents, queued messages. */
export interface FieldEncryption {
  /** Encrypts data and authenticates its purpose, so that it cannot be used for another. */
  encrypt: (plain: Buffer, purpose: string) => Buffer;
  /** Decrypts. Throws if the data was altered, or encrypted for another purpose or with another key. */
  decrypt: (encrypted: Buffer, purpose: string) => Buffer;
  /** A keyed digest to look up the same text by. It reveals nothing without the key. */
  digest: (text: string) => string;
  /** The digests a text may be stored under, with the current key and the former ones. */
  digests: (text: string) => string[];
}

/**
 * AES-256-GCM. The digest uses a separate key, derived from the encryption key.
 *
 * @param former previous keys, for decryption only
 */
export function fieldEncryption(key: Buffer, former: readonly Buffer[] = []): FieldEncryption {
  const newest = encryptionWithOne(key);
  const all = [newest, ...former.map(encryptionWithOne)];
  return {
    ...newest,
    digests: (text) => all.map(({ digest }) => digest(text)),
    decrypt(encrypted, purpose) {
      for (const { decrypt } of all) {
        try {
          return decrypt(encrypted, purpose);
        } catch {
          // The next key may decrypt it.
        }
      }
      throw new StartFailure(NOT_OURS);
    },
  };
}

function encryptionWithOne(key: Buffer): Omit<FieldEncryption, "digests"> {
  const digestKey = Buffer.from(hkdfSync("sha256", key, "", "sen identity digest", 32));
  return {
    encrypt(plain, purpose) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), iv, body, cipher.getAuthTag()]);
    },
    decrypt(encrypted, purpose) {
      if (encrypted[0] !== VERSION || encrypted.length < HEAD_BYTES + TAG_BYTES) {
        throw new StartFailure(NOT_OURS);
      }
      const cipher = createDecipheriv(CIPHER, key, encrypted.subarray(1, HEAD_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(encrypted.subarray(-TAG_BYTES));
      return Buffer.concat([cipher.update(encrypted.subarray(HEAD_BYTES, -TAG_BYTES)), cipher.final()]);
    },
    digest: (text) => createHmac("sha256", digestKey).update(text).digest("base64url"),
  };
}
