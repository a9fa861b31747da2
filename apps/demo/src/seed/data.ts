import type { CancelReason, OrderStatus, RequestReason } from "@sen/domain";
import type { PictureRecipe } from "@sen/backend/pictures/recipe";
import { readFileSync } from "node:fs";
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

/** A made-up maker, with the roots or leaves of the category tree that it makes things for. */
export interface Brand {
  name: string;
  country: string;
  makes: readonly string[];
  object: string;
}

/** An order of a demo customer: what it shows and how it came there. */
export interface DemoOrder {
  status: OrderStatus;
  payment: "COD" | "ONLINE";
  /** Where the payment stands. */
  paid: "pending" | "complete" | "failed";
  /** Days before today on which it was placed. */
  daysAgo: number;
  lines: number;
  note?: string;
  cancelled?: { reason: CancelReason; note: string };
  return?: { status: "new" | "processing" | "completed"; reason: RequestReason; text: string };
  refund?: "new" | "completed";
  complaint?: { status: "new" | "processing"; reason: RequestReason; text: string; solution?: string };
  /** Why the parcel could not be delivered. */
  failed?: string;
}

/** What the files of `data` hold. Whether they are as this says is for the tests of the catalogue. */
interface Files {
  brands: { brands: readonly Brand[] };
  categories: {
    /** Roots, each with its leaves, in the order on screen. */
    categoryTree: Readonly<
      Record<
        string,
        { name: Pair; object: string; leaves: Readonly<Record<string, readonly [Pair, object: string]>> }
      >
    >;
  };
  /** What may be said of goods of some leaves alone, in either language, as regular expressions. */
  claims: { claims: readonly { says: string; of: readonly string[] }[] };
  /** Days count from the day of filling; a negative `until` has passed. A shop is named by root and place in `shops`. */
  coupons: {
    coupons: readonly {
      code: string;
      name: Pair;
      about: Both;
      scope: "mall" | "tenant" | "delivery";
      type: "fixed" | "percent" | "flat";
      /** Dong, or whole per cent. */
      value: number;
      cap?: number;
      least: number;
      mall?: number;
      shop?: readonly [root: string, place: number];
      root: string;
      days: readonly [from: number, until: number];
      quantity: number;
      used: number;
      /** Only until a customer's first order. */
      newcomers?: true;
      /** Already kept by the demo customer. */
      saved?: true;
      object: string;
    }[];
  };
  /** Who can sign in: the one with a history, a stranger to it, and one whose phone is not verified. */
  customers: {
    demoCustomers: readonly {
      id: number;
      full_name: string;
      phone: string;
      email: string;
      verified: boolean;
      addresses: readonly { type: number; office_type: number; ward: string; address: string }[];
    }[];
  };
  /** Stations besides the malls' own service desks. */
  delivery: {
    stations: readonly {
      /** Without the word for a station. */
      name: string;
      phone: string;
      ward: string;
      address: string;
      hours: readonly [opens: string, closes: string];
    }[];
  };
  malls: {
    malls: readonly {
      id: number;
      name: string;
      ward: string;
      address: string;
      hotline: string;
      hours: string;
      at: readonly [latitude: number, longitude: number];
      /** Hue of its pictures. */
      hue: number;
      objects: readonly string[];
      about: Both;
    }[];
  };
  options: { optionSchemes: Readonly<Record<string, readonly OptionGroup[]>> };
  /** Oldest first: every tab of the order list has at least one, the all tab several pages. */
  orders: { demoOrders: readonly DemoOrder[]; strangerOrders: readonly DemoOrder[] };
  promotions: {
    /** Parts of the day; together they cover it. Minutes after midnight in Vietnam. */
    dealSlots: readonly { name: Pair; from: number; until: number }[];
    /** Each leads to a category, or to a path. */
    banners: readonly {
      title: Pair;
      subtitle: Pair;
      alt: Pair;
      leaf?: string;
      root?: string;
      path?: string;
      mall?: number;
      hue: number;
      objects: readonly string[];
    }[];
    topSearches: readonly (readonly [keyword: Pair, count: number])[];
  };
  /** What buyers write, by stars, and a second sentence by root or leaf. Buyers write in Vietnamese, as they do. */
  reviews: {
    reviewTexts: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>;
    reviewDetails: Readonly<Record<string, readonly string[]>>;
    leafDetails: Readonly<Record<string, readonly string[]>>;
    names: Record<"families" | "middles" | "givens", readonly string[]>;
  };
  /** What shoppers call kinds (`archetype` or `archetype/kind`) and categories, and kinds that no shop sells, by category. */
  "search-terms": {
    kindTerms: Readonly<Record<string, Pair>>;
    categoryTerms: Readonly<Record<string, Pair>>;
    soldNowhere: Readonly<Record<string, readonly Pair[]>>;
  };
  /** By root: the shops, the first in the first mall and so on, and how they present themselves. */
  shops: {
    shops: Readonly<Record<string, readonly (readonly [name: string, line: Pair])[]>>;
    shopManners: Readonly<Record<string, Both>>;
  };
  "spec-labels": { specLabels: Readonly<Record<string, Pair>> };
  /** Further paragraphs of descriptions, by leaf or else by root, notes of a leaf besides, and closing lines with `{shop}` and `{mall}`. */
  stories: {
    buyingNotes: Readonly<Record<string, readonly Both[]>>;
    leafNotes: Readonly<Record<string, readonly Both[]>>;
    closings: readonly Both[];
  };
  /** Grams of one piece with its packing, by leaf, where it is far from the usual 500. */
  weights: { weights: Readonly<Record<string, number>> };
}

const read = (name: string): string => readFileSync(new URL(`../../data/${name}`, import.meta.url), "utf8");
const file = <Name extends keyof Files>(name: Name): Files[Name] =>
  JSON.parse(read(`${name}.json`)) as Files[Name];

export const { brands } = file("brands");
export const { categoryTree } = file("categories");
export const { claims } = file("claims");
export const { coupons } = file("coupons");
export const { demoCustomers } = file("customers");
export const { stations } = file("delivery");
export const { malls } = file("malls");
export const { optionSchemes } = file("options");
export const { demoOrders, strangerOrders } = file("orders");
export const { dealSlots, banners, topSearches } = file("promotions");
export const { reviewTexts, reviewDetails, leafDetails, names } = file("reviews");
export const { kindTerms, categoryTerms, soldNowhere } = file("search-terms");
export const { shops, shopManners } = file("shops");
export const { specLabels } = file("spec-labels");
export const { buyingNotes, leafNotes, closings } = file("stories");
export const { weights } = file("weights");

/** The files of the shop, as any shop's are. */
export const SHOP_FOLDER = fileURLToPath(new URL("../../data/shop", import.meta.url));

const lines = <Line>(name: string): Line[] =>
  read(`${name}.jsonl`)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

/** What the pictures that the shop's files name are made of. */
export const picturesOfFiles = lines<{ id: string; recipe: PictureRecipe }>("pictures");

/** Everything that the shops sell, kind by kind: the order decides which product has which number. */
export const archetypes = [
  "women-clothing",
  "women-shoes-and-bags",
  "men",
  "accessories",
  "beauty",
  "care",
  "home-living",
  "kitchen",
  "electronics",
  "audio-video",
  "food",
  "groceries",
  "kids",
  "sports",
  "books",
].flatMap((name) => lines<Archetype>(`products/${name}`));

/** Every demo customer signs in with this. */
export const DEMO_PASSWORD = "Sen@2026demo";
