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

it("writes every Vietnamese word in one way", async () => {
  const found: string[] = [];
  const exclude = (path: string) => /node_modules|(^|\/)(dist|build|\.cache|\.turbo)$/.test(path);
  for await (const path of glob(written, { cwd: root, exclude })) {
    const lines = (await readFile(join(root, path), "utf8")).split("\n");
    for (const [index, line] of lines.entries()) {
      const word = otherWay.exec(line)?.[0];
      if (word !== undefined) found.push(`${path}:${index + 1} ${word}`);
    }
  }
  expect(found).toEqual([]);
});
