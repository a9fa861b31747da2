import { parse } from "csv-parse/sync";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A text in both languages. */
export type Both = readonly [vi: string, en: string];

/** A short text in both languages, on one line: `"xanh lá | green"`. */
type Pair = string;

const halves = new Map<Pair, Both>();

/** Splits a pair. A text without a bar is the same in both languages. */
export function both(pair: Pair): Both {
  const known = halves.get(pair);
  if (known) return known;
  const [vi = pair, en = vi] = pair.normalize("NFC").split(" | ");
  halves.set(pair, [vi, en]);
  return [vi, en];
}

/**
 * A kind of product. A product combines an archetype with one value for each of its parts, and a brand. `{part}` in `name`, `about` and
 * `specs` is a placeholder for the part's value.
 */
export interface Archetype {
  key: string;
  /** Its category. */
  leaf: string;
  /** Emoji of the picture set. */
  objects: readonly [string, ...string[]];
  /** The part whose value selects one of `objects` by index. */
  follow?: string;
  name: Both;
  parts: Readonly<Record<string, readonly Pair[]>>;
  /** Lowest and highest list price of the smallest variant, in thousands of dong. */
  price: readonly [number, number];
  /** Price factors for the values of the part named by `follow`. */
  worth?: readonly number[];
  /** The name of the option scheme for its variants. */
  options: string;
  specs: Readonly<Record<string, Pair>>;
  /** Two or three sentences about the product. */
  about: Both;
  /** Fresh food is sold under its origin, without a brand in the name. */
  unbranded?: true;
}

/** An option value, with its price relative to the first. */
export interface OptionValue {
  name: Pair;
  factor: number;
  /** For colors: the object's paint, `#rrggbb`, and the hue of a contrasting backdrop, in degrees. */
  look?: { paint: string; hue: number };
}

interface OptionGroup {
  name: Pair;
  values: readonly OptionValue[];
  /** How many of the values one product offers, at least and at most. */
  offered: readonly [least: number, most: number];
}

type ByLeaf<Value> = Readonly<Record<string, Value>>;

/** The JSON files in `data`. The tests of the catalogue check that they match these types. */
interface Files {
  options: { optionSchemes: Readonly<Record<string, readonly OptionGroup[]>> };
  /** Review texts by stars, and a second sentence by root or leaf category. In Vietnamese only. */
  reviews: {
    reviewTexts: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>;
    reviewDetails: ByLeaf<readonly string[]>;
    leafDetails: ByLeaf<readonly string[]>;
    names: Record<"families" | "middles" | "givens", readonly string[]>;
  };
  /** Names of specifications, and of countries in English. */
  "spec-labels": { specLabels: Readonly<Record<string, Pair>>; countries: Readonly<Record<string, string>> };
  /** More paragraphs for descriptions by leaf or else by root category, additional notes by leaf, and closing lines with `{shop}` and `{mall}`. */
  stories: {
    buyingNotes: ByLeaf<readonly Both[]>;
    leafNotes: ByLeaf<readonly Both[]>;
    closings: readonly Both[];
  };
  /** Weight of one item with packaging in grams, by leaf category, if it is far from the usual 500. */
  weights: { weights: ByLeaf<number> };
}

const data = new URL("../../data/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, data), "utf8");
const file = <Name extends keyof Files>(name: Name): Files[Name] =>
  JSON.parse(read(`${name}.json`)) as Files[Name];

/** The rows of a JSON Lines file. */
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

/** The rows of one of its files, by column. */
export const shopRows = (name: string): Readonly<Record<string, string>>[] =>
  parse(read(`shop/${name}.csv`), { columns: true });

/** All kinds of products. Their order determines the numbers of products. */
export const archetypes = readdirSync(new URL("products", data))
  .toSorted()
  .flatMap((name) => lines<Archetype>(`products/${name.replace(".jsonl", "")}`));

/** The password of every demo customer. */
export const DEMO_PASSWORD = "Sen@2026demo";
