import type { Texts } from "./namespaces.ts";
import type { TypedTexts } from "./texts.ts";

/** Any of the texts of a tree; those that count also in the form for one, which Vietnamese, the measure, does not have. */
type Some<T> = { readonly [Key in keyof T]?: T[Key] extends string ? string : Some<T[Key]> } & {
  readonly [Key in keyof T as Key extends `${infer Name}_other` ? `${Name}_one` : never]?: string;
};

/** An application's own words by namespace and key; a key that the library does not know is a type error. */
export type TextOverrides = Some<TypedTexts>;

interface Overrides {
  readonly [key: string]: string | Overrides | undefined;
}

/** The texts of a namespace with these in place of its own. Without overrides it is the same object, which may be shared. */
export function withOverrides(texts: Texts, overrides: Overrides | undefined): Texts {
  if (overrides === undefined) return texts;
  const replaced = Object.entries(overrides).flatMap(([key, own]): [string, string | Texts][] => {
    if (own === undefined) return [];
    if (typeof own === "string") return [[key, own]];
    const below = texts[key];
    return [[key, withOverrides(typeof below === "object" ? below : {}, own)]];
  });
  return { ...texts, ...Object.fromEntries(replaced) };
}
