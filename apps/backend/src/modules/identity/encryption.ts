import type { Config } from "../../config.ts";
import { fieldEncryption, type FieldEncryption } from "../../encryption/field-encryption.ts";

/** Encryption of documents: the newest key encrypts, former keys still decrypt. */
export const identityEncryption = ({
  identityKey,
  formerIdentityKeys,
}: Pick<Config, "identityKey" | "formerIdentityKeys">): FieldEncryption =>
  fieldEncryption(identityKey, formerIdentityKeys);
