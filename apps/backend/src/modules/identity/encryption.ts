import type { Config } from "../../config.ts";
import { sealingWith, type Sealing } from "../../sealing/sealing.ts";

/** What documents are encrypted with: the newest key encrypts, those before it still read. */
export const identitySealing = ({
  identityKey,
  formerIdentityKeys,
}: Pick<Config, "identityKey" | "formerIdentityKeys">): Sealing =>
  sealingWith(identityKey, formerIdentityKeys);
