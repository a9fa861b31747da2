import type { TypedTexts } from "./all.ts";

type PluralSuffix = "zero" | "one" | "two" | "few" | "many" | "other";
/** A key without its plural suffix: `cart.items_one` is used as `cart.items`. */
type WithoutPlural<Key extends string> = Key extends `${infer Singular}_${PluralSuffix}` ? Singular : Key;

/** The short keys of a file, its levels joined by dots: `"title.created"`. */
type ShortKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key | WithoutPlural<Key>
    : `${Key}.${ShortKey<Texts[Key]>}`;
}[keyof Texts & string];

/** The short keys by namespace. */
type ShortKeys = { [Name in keyof TypedTexts]: ShortKey<TypedTexts[Name]> };

/** The keys accepted by `t` of these namespaces: short keys of the first, and keys of any with its namespace. */
export type TextKey<Names extends readonly (keyof TypedTexts)[]> =
  ShortKeys[Names[0]] | { [Name in Names[number]]: `${Name}:${ShortKeys[Name]}` }[Names[number]];
