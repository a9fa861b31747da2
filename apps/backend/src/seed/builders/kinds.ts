import type { productKinds } from "../../database/schema/index.ts";
import { archetypes } from "../content/products.ts";
import { kindTerms } from "../content/search-terms.ts";
import { soldNowhere } from "../content/sold-nowhere.ts";
import { both, type Archetype, type Both } from "../content/types.ts";
import { buildCategories } from "./categories.ts";
import { at } from "./random.ts";
import { termsOf } from "./search-terms.ts";
import { capitalised, fill, type Parts } from "./texts.ts";

type KindRow = typeof productKinds.$inferInsert & { id: number };

/** Which part of an archetype says what kind a product is; null where all its products are of one kind. */
const kindPart = ({ key, parts }: Archetype): string | null =>
  key === "learning-books" ? "subject" : "kind" in parts ? "kind" : null;

/** Ids of the kinds that are not sold begin here. */
const NOT_SOLD = 100_000;

/** Every kind of product: those of the archetypes, the nth value of the mth archetype having the number m·100 + n, and those that nobody sells. */
export function buildKinds(): KindRow[] {
  const { leaves } = buildCategories();
  const categoryOf = (leaf: Archetype["leaf"]) => leaves.get(leaf)?.id ?? 0;
  const sold = archetypes.flatMap((archetype, index) => {
    const part = kindPart(archetype);
    const values = part === null ? [null] : at([archetype.parts[part] ?? []], 0).map(both);
    return values.map((value, place): KindRow => {
      const own = value ? kindTerms[`${archetype.key}/${value[0]}`] : undefined;
      const [name_vi, name_en] = nameOf(archetype, part, value);
      return {
        id: (index + 1) * 100 + place + 1,
        category_id: categoryOf(archetype.leaf),
        name_vi,
        name_en,
        ...termsOf(own, kindTerms[archetype.key]),
      };
    });
  });
  const unsold = Object.entries(soldNowhere).flatMap(([leaf, kinds]) =>
    kinds.map((names) => ({ leaf: leaf as Archetype["leaf"], ...termsOf(names) })),
  );
  return [
    ...sold,
    ...unsold.map(({ leaf, search_terms_vi, search_terms_en }, index): KindRow => {
      const [vi = "", ...others] = search_terms_vi;
      const [en = vi, ...alike] = search_terms_en;
      return {
        id: NOT_SOLD + index,
        category_id: categoryOf(leaf),
        name_vi: capitalised(vi),
        name_en: capitalised(en),
        search_terms_vi: others,
        search_terms_en: alike,
      };
    }),
  ];
}

/** The kind of a product that is made of these parts. */
export function kindIdOf(archetype: Archetype, parts: Parts): number {
  const part = kindPart(archetype);
  const place =
    part === null
      ? 0
      : (archetype.parts[part] ?? []).findIndex((value) => both(value)[0] === parts[part]?.[0]);
  return (archetypes.indexOf(archetype) + 1) * 100 + place + 1;
}

/** The name of the archetype's products, without what differs among those of one kind. */
function nameOf({ name, parts }: Archetype, part: string | null, value: Both | null): Both {
  const blank = Object.fromEntries(Object.keys(parts).map((key): [string, Both] => [key, ["", ""]]));
  const filled = fill(name, { ...blank, ...(part !== null && value && { [part]: value }) });
  const clean = (text: string) =>
    capitalised(
      text
        .replace(/^[\s–:]+|\s*[,–:].*$/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    );
  return [clean(filled[0]), clean(filled[1].replace(/\b(?:with|in)\s*,?.*$/, ""))];
}
