import type { Config } from "../../config.ts";
import { fieldEncryption, type FieldEncryption } from "../../encryption/field-encryption.ts";

/** What documents are encrypted with: the newest key encrypts, those before it still read. */
export const identityEncryption = ({
  identityKey,
  formerIdentityKeys,
}: Pick<Config, "identityKey" | "formerIdentityKeys">): FieldEncryption =>
  fieldEncryption(identityKey, formerIdentityKeys);
