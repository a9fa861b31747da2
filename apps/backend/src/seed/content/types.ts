import type { LeafKey } from "./categories.ts";
import type { SpecKey } from "./spec-labels.ts";

/** A text in both languages. */
export type Both = readonly [vi: string, en: string];

/** A short text in both languages, written on one line: `"xanh lá | green"`. */
export type Pair = `${string} | ${string}`;

/** How the variants of a product differ. The values of each scheme stand in `options.ts`. */
export type OptionScheme =
  | "clothes"
  | "kidsClothes"
  | "womenShoes"
  | "menShoes"
  | "color"
  | "weight"
  | "pack"
  | "volume"
  | "storage"
  | "memory"
  | "dimension"
  | "luggage"
  | "shade"
  | "ring"
  | "single";

/**
 * A kind of thing that a shop sells. Products are made of an archetype, one value of each of its parts,
 * and a brand. `{part}` in `name`, `about` and `specs` stands for the part's value.
 */
export interface Archetype {
  key: string;
  leaf: LeafKey;
  /** Emoji of the picture set. */
  objects: readonly [string, ...string[]];
  /** The part whose value decides which of `objects` is shown, index by index. */
  follow?: string;
  name: Both;
  parts: Readonly<Record<string, readonly Pair[]>>;
  /** Lowest and highest list price of the smallest variant, in thousands of dong. */
  price: readonly [number, number];
  /** What each value of the part that `follow` names costs, compared with `price`. */
  worth?: readonly number[];
  options: OptionScheme;
  specs: Partial<Record<SpecKey, string>>;
  /** Two or three sentences about the thing itself. */
  about: Both;
  /** Fresh goods are sold under their origin, without the brand in the name. */
  unbranded?: true;
}

/** The two halves of a pair. A text without a bar reads the same in both languages. */
export function both(pair: string): Both {
  const [vi, en = vi] = pair.split(" | ");
  return [(vi ?? pair).normalize("NFC"), (en ?? pair).normalize("NFC")];
}
