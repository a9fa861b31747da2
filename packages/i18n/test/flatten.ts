import type { Texts } from "../src/namespaces.ts";

/** Every text of a file by its dotted key. */
export function flatten(texts: Texts, prefix = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(texts)) {
    const key = prefix === "" ? name : `${prefix}.${name}`;
    if (typeof value === "string") flat.set(key, value);
    else for (const [below, text] of flatten(value, key)) flat.set(below, text);
  }
  return flat;
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/**
 * What the plural forms of a namespace belong to: `products` of `products_one` and `products_other`. A key that only
 * happens to end in `_other` (of a list of reasons, say) has no `_one` beside it in any language.
 */
export function pluralKeys(keysOfLanguages: readonly Iterable<string>[]): Set<string> {
  const all = new Set(keysOfLanguages.flatMap((keys) => [...keys]));
  const bases = [...all].filter((key) => key.endsWith("_one")).map((key) => key.replace(pluralForm, ""));
  return new Set(bases.filter((base) => all.has(`${base}_other`)));
}

/** The key that code writes for a text: without the name of the plural form, where the texts count something. */
export function keyInCode(key: string, plurals: ReadonlySet<string>): string {
  const base = key.replace(pluralForm, "");
  return plurals.has(base) ? base : key;
}
