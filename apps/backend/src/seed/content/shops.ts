import { demoData } from "./demo-data.ts";
import type { RootKey } from "./categories.ts";
import type { Both, Pair } from "./types.ts";

/** What a shop is called and stands for: the first of each root is in the first mall, and so on. */
export const shops: Readonly<Record<RootKey, readonly [name: string, line: Pair][]>> = demoData(
  "shops",
  "shops",
);

/** How the shops of each root present themselves; the shop's own line stands before it. */
export const shopManners: Readonly<Record<RootKey, Both>> = demoData("shops", "shopManners");
