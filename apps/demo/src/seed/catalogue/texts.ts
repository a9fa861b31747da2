import { both, type Both } from "../data.ts";

/** Values of a product's parts, by name. */
export type Parts = Readonly<Record<string, Both>>;

/** A text with its `{part}` places filled, in both languages. */
export function fill([vi, en]: Both, parts: Parts): Both {
  return [fillOne(vi, parts, 0), fillOne(en, parts, 1)];
}

/** A pair from the content files, filled; every line of a specification begins with a capital. */
export function fillPair(pair: string, parts: Parts): Both {
  const [vi, en] = fill(both(pair), parts);
  return [capitalised(vi), capitalised(en)];
}

/** Whole sentences, filled, each beginning with a capital. */
export function fillSentences(text: Both, parts: Parts): Both {
  const [vi, en] = fill(text, parts);
  return [sentences(vi), sentences(en)];
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase("vi") + text.slice(1);
}

const sentences = (text: string) =>
  text.replace(/(^|[.!?:] )(\p{Ll})/gu, (whole, before: string, letter: string) =>
    before.startsWith(":") ? whole : before + letter.toLocaleUpperCase("vi"),
  );

function fillOne(text: string, parts: Parts, language: 0 | 1): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (!part) throw new RangeError(`No part {${name}} for: ${text}`);
    return part[language];
  });
  return filled.normalize("NFC");
}
