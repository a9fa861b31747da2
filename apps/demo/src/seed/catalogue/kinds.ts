import { archetypes, both, kindTerms, soldNowhere, type Archetype, type Both } from "../data.ts";
import { leafPlaces } from "./frame.ts";
import { capitalised, fill, type Parts } from "./texts.ts";

/** Which part of an archetype says what kind a product is; null where all its products are of one kind. */
const kindPart = ({ key, parts }: Archetype): string | null =>
  key === "learning-books" ? "subject" : "kind" in parts ? "kind" : null;

/** Ids of the kinds that are not sold begin here. */
const NOT_SOLD = 100_000;

/** Every kind of product: those of the archetypes, the nth value of the mth archetype having the number m·100 + n, and those that nobody sells. */
export function buildKinds() {
  const row = (
    kind_id: number,
    leaf: string,
    [name_vi, name_en]: Both,
    terms: readonly (string | undefined)[],
  ) => {
    const pairs = terms.flatMap((list) => (list ? [both(list)] : []));
    return {
      kind_id,
      category_code: leafPlaces.get(leaf)?.id,
      name_vi,
      name_en,
      search_terms_vi: pairs.map(([vi]) => vi).join(","),
      search_terms_en: pairs.map(([, en]) => en).join(","),
    };
  };
  const sold = archetypes.flatMap((archetype, index) => {
    const part = kindPart(archetype);
    const values = part === null ? [null] : (archetype.parts[part] ?? []).map(both);
    return values.map((value, place) => {
      const own = value ? kindTerms[`${archetype.key}/${value[0]}`] : undefined;
      const terms = [own, kindTerms[archetype.key]];
      return row((index + 1) * 100 + place + 1, archetype.leaf, nameOf(archetype, part, value), terms);
    });
  });
  const unsold = Object.entries(soldNowhere).flatMap(([leaf, kinds]) =>
    kinds.map((names) => ({ leaf, names })),
  );
  return [
    ...sold,
    ...unsold.map(({ leaf, names }, index) => {
      const [[vi = "", ...others], [en = vi, ...alike]] = both(names).map((list) => list.split(", ")) as [
        string[],
        string[],
      ];
      const rest = `${others.join(", ")} | ${alike.join(", ")}`;
      return row(NOT_SOLD + index, leaf, [capitalised(vi), capitalised(en)], [rest]);
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
