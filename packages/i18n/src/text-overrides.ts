import type { Texts } from "./namespaces.ts";
import type { TypedTexts } from "./all.ts";

/** Any subset of a tree of texts. Plurals may also have the `_one` form, which Vietnamese, the reference, does not have. */
type Some<T> = { readonly [Key in keyof T]?: T[Key] extends string ? string : Some<T[Key]> } & {
  readonly [Key in keyof T as Key extends `${infer Name}_other` ? `${Name}_one` : never]?: string;
};

/** An application's own texts by namespace and key; unknown keys are type errors. */
export type TextOverrides = Some<TypedTexts>;

interface Overrides {
  readonly [key: string]: string | Overrides | undefined;
}

/** Replaces texts of a namespace. Without overrides returns the same object, which may be shared. */
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
