import { both, type Both } from "../data.ts";

/** Values of a product's parts, by name. */
export type Parts = Readonly<Record<string, Both>>;

/** Fills the `{part}` placeholders of a text, in both languages. */
export function fill([vi, en]: Both, parts: Parts): Both {
  return [fillOne(vi, parts, 0), fillOne(en, parts, 1)];
}

/** Fills a pair from the content files, capitalizing each side. */
export function fillPair(pair: string, parts: Parts): Both {
  const [vi, en] = fill(both(pair), parts);
  return [capitalised(vi), capitalised(en)];
}

/** Fills a text of whole sentences, capitalizing each. */
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
