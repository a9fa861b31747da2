import { buildCategories, type LeafPlace } from "./categories.ts";
import { archetypes } from "../content/products.ts";
import type { Archetype } from "../content/types.ts";
import { buildMakers, buildMalls, buildTenants, makersOf, tenantId, type TenantRow } from "./shops.ts";
import { at, randomFor } from "./random.ts";
import { malls as mallContent } from "../content/malls.ts";

/** What never changes from product to product: made once, then every product is made from it and a number. */
export interface Catalogue {
  seed: string;
  categories: ReturnType<typeof buildCategories>;
  malls: ReturnType<typeof buildMalls>;
  tenants: ReturnType<typeof buildTenants>;
  makers: ReturnType<typeof buildMakers>;
  /** Kinds in the order in which products take turns. */
  kinds: readonly Kind[];
}

/** An archetype with where it is sold and who makes it. */
export interface Kind {
  archetype: Archetype;
  place: LeafPlace;
  makers: ReturnType<typeof makersOf>;
  tenants: readonly TenantRow[];
}

/** The frame of the shop, the same for the same seed. */
export function buildCatalogue(seed: string): Catalogue {
  const categories = buildCategories();
  const tenants = buildTenants(seed);
  const kinds = archetypes.map((archetype): Kind => {
    const place = categories.leaves.get(archetype.leaf);
    if (!place) throw new RangeError(`No category ${archetype.leaf}.`);
    const ids = mallContent.map((_, mall) => tenantId(place.root, mall));
    return {
      archetype,
      place,
      makers: makersOf(archetype.leaf, place.root),
      tenants: tenants.rows.filter(({ id }) => ids.includes(id)),
    };
  });
  const random = randomFor(seed, "kinds");
  return {
    seed,
    categories,
    malls: buildMalls(),
    tenants,
    makers: buildMakers(),
    kinds: random.sample(kinds, kinds.length),
  };
}

/** The kind of the n-th product, and how many of that kind came before it. */
export function kindOf({ kinds }: Catalogue, index: number): { kind: Kind; round: number } {
  return { kind: at(kinds, index), round: Math.floor(index / kinds.length) };
}
