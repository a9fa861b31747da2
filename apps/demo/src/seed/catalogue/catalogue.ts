import { archetypes, shopRows, type Archetype } from "../data.ts";
import { at, randomFor } from "./random.ts";

/** The shared input of all products. Each product is generated from it and a number. */
export interface Catalogue {
  seed: string;
  /** Kinds in the order in which products alternate between them. */
  kinds: readonly Kind[];
}

/** An archetype, with the shops that sell it and its makers. */
export interface Kind {
  archetype: Archetype;
  /** Its category's code. */
  category: string;
  /** Key of the parent category. */
  root: string;
  makers: readonly Maker[];
  shops: readonly Shop[];
}

interface Maker {
  code: string;
  name: string;
  country: string;
}

/** The part of a shop that product texts mention. */
export interface Shop {
  code: string;
  name: string;
  mall: string;
  deliversItself: boolean;
}

/** Builds the catalogue from the shop's files; deterministic for a seed. */
export function buildCatalogue(seed: string): Catalogue {
  const categories = shopRows("categories");
  const malls = new Map(shopRows("malls").map(({ mall_code = "", name = "" }) => [mall_code, name]));
  const [makers, shops] = [shopRows("makers"), shopRows("shops")];
  const kinds = archetypes.map((archetype): Kind => {
    const leaf = categories.find(({ key }) => key === archetype.leaf);
    const root = categories.find(({ category_code }) => category_code === leaf?.parent_code)?.key;
    if (!leaf?.category_code || !root) throw new RangeError(`No category ${archetype.leaf}.`);
    return {
      archetype,
      category: leaf.category_code,
      root,
      makers: makers.flatMap(({ maker_code = "", name = "", country = "", makes = "" }) =>
        makes.split(" ").some((key) => key === archetype.leaf || key === root)
          ? [{ code: maker_code, name, country }]
          : [],
      ),
      shops: shops
        .filter((shop) => shop.root === root)
        .map(({ shop_code = "", name = "", mall_code = "", delivers_itself }) => ({
          code: shop_code,
          name,
          mall: malls.get(mall_code) ?? "",
          deliversItself: delivers_itself === "yes",
        })),
    };
  });
  return { seed, kinds: randomFor(seed, "kinds").sample(kinds, kinds.length) };
}

/** The kind of the n-th product, and how many products of that kind precede it. */
export function kindOf({ kinds }: Catalogue, index: number): { kind: Kind; round: number } {
  return { kind: at(kinds, index), round: Math.floor(index / kinds.length) };
}
