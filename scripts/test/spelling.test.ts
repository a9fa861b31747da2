import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const written = "{packages,apps,e2e,docs}/**/*.{ts,tsx,json,yaml,md}";

/**
 * Vietnamese has two ways of writing the tone of "oa", "oe" and "uy" at a word's end. Ours is the one that most shops
 * write, on the first vowel. After "q" the "u" is no vowel.
 */
const otherWay = /(?<![\p{L}])\p{L}*?(?:o[àáảãạèéẻẽẹ]|(?<!q)u[ỳýỷỹỵ])(?![\p{L}])/iu;

/** What customers read in English: the texts, the messages, and the goods of the seed. */
const readInEnglish =
  "{packages/i18n/src/locales/en,apps/backend/src/{texts,seed/content,modules/blog/content}}/**/*.{ts,json,md}";

/** British spellings of words that a shop needs. "cancelled" is the specification's own. */
const british =
  /(?<![\p{L}])\p{L}*(?:colour|flavour|odour|favourit|behaviour|neighbour|jewellery|fibre|aluminium|litre|centimetre|grey|cosy|mould|pyjama|yoghurt|(?:organ|recogn|polar|moistur|steril|stabil|personal|custom|author|real)is(?:e|ing|ation))\p{L}*/iu;

it("writes every Vietnamese word in one way", async () => {
  expect(await wordsOf(written, otherWay)).toEqual([]);
});

it("writes American English where customers read it", async () => {
  expect(await wordsOf(readInEnglish, british)).toEqual([]);
});

/** The first word of each line that is written so, with its place. */
async function wordsOf(files: string, way: RegExp): Promise<string[]> {
  const found: string[] = [];
  const exclude = (path: string) => /node_modules|(^|\/)(dist|build|\.cache|\.turbo)$/.test(path);
  for await (const path of glob(files, { cwd: root, exclude })) {
    const lines = (await readFile(join(root, path), "utf8")).split("\n");
    for (const [index, line] of lines.entries()) {
      const word = way.exec(line)?.[0];
      if (word !== undefined) found.push(`${path}:${index + 1} ${word}`);
    }
  }
  return found;
}
