import type { i18n, ResourceStore } from "i18next";
import type { Namespace } from "./namespaces.ts";

/** A text cut at its placeholders: `["Còn ", "stock", " sản phẩm"]`. Texts stand at even places, names at odd ones. */
type Pieces = readonly string[];

/** i18next's `t`, or one like it. Which keys it knows is told by `Translate`. */
type Translator = (key: unknown, options?: unknown) => unknown;

/** Options that say how to translate, where all others are values for a text's placeholders. */
const SETTINGS = new Set(
  "context defaultValue fallbackLng interpolation joinArrays keyPrefix lng lngs ns ordinal postProcess replace returnDetails returnObjects".split(
    " ",
  ),
);

const translators = new WeakMap<ResourceStore, Map<string, Translator>>();

/**
 * The `t` of some namespaces, whose first is the one that short keys belong to. One for all instances that share their
 * texts, since it remembers what it has looked up.
 */
export function translatorOf(instance: i18n, namespaces: readonly Namespace[]): Translator {
  const known = translators.get(instance.store) ?? new Map<string, Translator>();
  translators.set(instance.store, known);
  const name = namespaces.join();
  const found = known.get(name);
  if (found) return found;
  const original = instance.getFixedT(instance.language, namespaces[0]) as unknown as Translator;
  const made = remembering(original, instance.language);
  known.set(name, made);
  return made;
}

/**
 * i18next's `t`, which finds each text and cuts it at its placeholders once: both take far longer than filling it in,
 * and a page has hundreds of texts. What it does not understand (contexts, formats, nested texts) i18next does.
 */
function remembering(original: Translator, language: string): Translator {
  const plurals = new Intl.PluralRules(language);
  const known = new Map<string, Pieces | null>();

  const pick = (key: string, count: number | undefined): Pieces | null => {
    const text = original(key, { ...(count !== undefined && { count }), skipInterpolation: true });
    return typeof text === "string" && text !== key ? cut(text) : null;
  };

  return (key, options) => {
    if (typeof key !== "string" || !areValues(options)) return original(key, options);
    const count = typeof options?.["count"] === "number" ? options["count"] : undefined;
    const form = count === undefined ? key : `${key} ${count === 0 ? "zero" : plurals.select(count)}`;
    let pieces = known.get(form);
    if (pieces === undefined) known.set(form, (pieces = pick(key, count)));
    return (pieces && filled(pieces, options)) ?? original(key, options);
  };
}

/** The pieces of a text; null when it has more in it than plain placeholders. */
function cut(text: string): Pieces | null {
  const pieces = text.split(/\{\{\s*(\w+)\s*\}\}/);
  return pieces.some((piece, index) => index % 2 === 0 && /\{\{|\$t\(/.test(piece)) ? null : pieces;
}

function areValues(options: unknown): options is Record<string, unknown> | undefined {
  if (options === undefined) return true;
  if (typeof options !== "object" || options === null) return false;
  for (const name in options) if (SETTINGS.has(name)) return false;
  return true;
}

/** The text with its values; null when one is not even named, which i18next has its own way with. */
function filled(pieces: Pieces, values: Record<string, unknown> = {}): string | null {
  let text = pieces[0] ?? "";
  for (let index = 1; index < pieces.length; index += 2) {
    const name = pieces[index] ?? "";
    if (!(name in values)) return null;
    text += String(values[name] ?? "") + (pieces[index + 1] ?? "");
  }
  return text;
}
