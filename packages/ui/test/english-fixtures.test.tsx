import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { linenHtml } from "../src/fixtures/blog/linen-html.ts";
import { englishOfStories } from "../src/fixtures/english-of-stories.ts";
import { englishOfFixtures } from "../src/fixtures/english.ts";
import { servedIn } from "../src/fixtures/served.ts";

const folder = fileURLToPath(new URL("../src/fixtures", import.meta.url));
const fixtures = globSync("*/*.ts", { cwd: folder })
  .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
  // The fixtures compose it from texts and a picture.
  .concat(JSON.stringify(linenHtml))
  .join("\n");

const stories = globSync("../*/**/*.stories.tsx", { cwd: folder })
  .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
  .join("\n")
  // A text between tags may be wrapped.
  .replace(/\s+/g, " ");

describe("English texts of the fixtures", () => {
  it("translate only texts that the fixtures contain", () => {
    const unsaid = Object.keys(englishOfFixtures).filter((said) => !fixtures.includes(JSON.stringify(said)));
    expect(unsaid).toEqual([]);
  });

  it("translate only texts that stories contain", () => {
    const written = (said: string) => JSON.stringify(said).slice(1, -1);
    expect(Object.keys(englishOfStories).filter((said) => !stories.includes(written(said)))).toEqual([]);
  });

  it("take from the language files what these have", () => {
    expect(servedIn("en", "Để sau")).toBe("Not now");
  });

  it("replace the Vietnamese at any depth, and leave all else the same object", () => {
    const shop = { name: "Lụa Việt" };
    const order = { shop, lines: [{ name: "Áo sơ mi", price: 389_000 }] };
    expect(servedIn("en", order)).toEqual({ shop, lines: [{ name: "Shirts", price: 389_000 }] });
    expect(servedIn("en", order).shop).toBe(shop);
    expect(servedIn("vi", order)).toBe(order);
  });

  it("replace texts in the props and children of elements", () => {
    const shown = servedIn(
      "en",
      <ul title="Áo sơ mi">
        <li>Sách</li>
        <li>Lụa Việt</li>
      </ul>,
    ) as ReactElement<{ title: string; children: ReactElement<{ children: string }>[] }>;
    expect(shown.props.title).toBe("Shirts");
    expect(shown.props.children.map(({ props }) => props.children)).toEqual(["Books", "Lụa Việt"]);
  });
});
