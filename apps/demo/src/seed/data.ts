import { parse } from "csv-parse/sync";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A text in both languages. */
export type Both = readonly [vi: string, en: string];

/** A short text in both languages, written on one line: `"xanh lá | green"`. */
type Pair = string;

const halves = new Map<Pair, Both>();

/** The two halves of a pair. A text without a bar reads the same in both languages. */
export function both(pair: Pair): Both {
  const known = halves.get(pair);
  if (known) return known;
  const [vi = pair, en = vi] = pair.normalize("NFC").split(" | ");
  halves.set(pair, [vi, en]);
  return [vi, en];
}

/**
 * A kind of thing that a shop sells. Products are made of an archetype, one value of each of its parts,
 * and a brand. `{part}` in `name`, `about` and `specs` stands for the part's value.
 */
export interface Archetype {
  key: string;
  /** The category that it is sold in. */
  leaf: string;
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
  /** How its variants differ: the name of an option scheme. */
  options: string;
  specs: Readonly<Record<string, Pair>>;
  /** Two or three sentences about the thing itself. */
  about: Both;
  /** Fresh goods are sold under their origin, without the brand in the name. */
  unbranded?: true;
}

/** One choice, and what it costs compared with the first. */
export interface OptionValue {
  name: Pair;
  factor: number;
  /** Of colors: what the object is painted in, `#rrggbb`, and the hue of a backdrop that it stands out from, in degrees. */
  look?: { paint: string; hue: number };
}

interface OptionGroup {
  name: Pair;
  values: readonly OptionValue[];
  /** How many of the values one product offers, at least and at most. */
  offered: readonly [least: number, most: number];
}

type ByLeaf<Value> = Readonly<Record<string, Value>>;

/** What the JSON files of `data` hold. Whether they are as this says is for the tests of the catalogue. */
interface Files {
  options: { optionSchemes: Readonly<Record<string, readonly OptionGroup[]>> };
  /** What buyers write, by stars, and a second sentence by root or leaf. Buyers write in Vietnamese, as they do. */
  reviews: {
    reviewTexts: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>;
    reviewDetails: ByLeaf<readonly string[]>;
    leafDetails: ByLeaf<readonly string[]>;
    names: Record<"families" | "middles" | "givens", readonly string[]>;
  };
  /** Names of specifications, and of countries in English. */
  "spec-labels": { specLabels: Readonly<Record<string, Pair>>; countries: Readonly<Record<string, string>> };
  /** Further paragraphs of descriptions, by leaf or else by root, notes of a leaf besides, and closing lines with `{shop}` and `{mall}`. */
  stories: {
    buyingNotes: ByLeaf<readonly Both[]>;
    leafNotes: ByLeaf<readonly Both[]>;
    closings: readonly Both[];
  };
  /** Grams of one piece with its packing, by leaf, where it is far from the usual 500. */
  weights: { weights: ByLeaf<number> };
}

const data = new URL("../../data/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, data), "utf8");
const file = <Name extends keyof Files>(name: Name): Files[Name] =>
  JSON.parse(read(`${name}.json`)) as Files[Name];

/** The rows of a file with an object a line. */
export const lines = <Line>(name: string): Line[] =>
  read(`${name}.jsonl`)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

export const { optionSchemes } = file("options");
export const { reviewTexts, reviewDetails, leafDetails, names } = file("reviews");
export const { specLabels, countries } = file("spec-labels");
export const { buyingNotes, leafNotes, closings } = file("stories");
export const { weights } = file("weights");

/** The catalogue folder that the demonstration imports. */
export const SHOP_FOLDER = fileURLToPath(new URL("shop", data));

/** The rows of one of these files, by their columns. */
export const shopRows = (name: string): Readonly<Record<string, string>>[] =>
  parse(read(`shop/${name}.csv`), { columns: true });

/** Everything that the shops sell, kind by kind: the order decides which product has which number. */
export const archetypes = readdirSync(new URL("products", data))
  .toSorted()
  .flatMap((name) => lines<Archetype>(`products/${name.replace(".jsonl", "")}`));

/** Every demo customer signs in with this. */
export const DEMO_PASSWORD = "Sen@2026demo";
