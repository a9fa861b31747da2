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

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key that code writes for a text: the plural form's name taken off, where the texts count something. */
export function baseKey(key: string, flat: ReadonlyMap<string, string>): string {
  const base = key.replace(pluralSuffix, "");
  return base !== key && flat.get(`${base}_other`)?.includes("{{count}}") ? base : key;
}
