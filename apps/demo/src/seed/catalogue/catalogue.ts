import { archetypes, type Archetype } from "../data.ts";
import { buildShops, leafPlaces, makersOf, type LeafPlace, type Shop } from "./frame.ts";
import { at, randomFor } from "./random.ts";

/** What never changes from product to product: made once, then every product is made from it and a number. */
export interface Catalogue {
  seed: string;
  shops: readonly Shop[];
  /** Kinds in the order in which products take turns. */
  kinds: readonly Kind[];
}

/** An archetype with where it is sold and who makes it. */
export interface Kind {
  archetype: Archetype;
  place: LeafPlace;
  makers: ReturnType<typeof makersOf>;
  shops: readonly Shop[];
}

/** The frame of the shop, the same for the same seed. */
export function buildCatalogue(seed: string): Catalogue {
  const { shops } = buildShops(seed);
  const kinds = archetypes.map((archetype): Kind => {
    const place = leafPlaces.get(archetype.leaf);
    if (!place) throw new RangeError(`No category ${archetype.leaf}.`);
    return {
      archetype,
      place,
      makers: makersOf(place),
      shops: shops.filter(({ root }) => root === place.root),
    };
  });
  return { seed, shops, kinds: randomFor(seed, "kinds").sample(kinds, kinds.length) };
}

/** The kind of the n-th product, and how many of that kind came before it. */
export function kindOf({ kinds }: Catalogue, index: number): { kind: Kind; round: number } {
  return { kind: at(kinds, index), round: Math.floor(index / kinds.length) };
}
