import { describe, expect, it } from "vitest";
import type { Guide } from "../src/fixtures/guide.ts";
import { examplesIn } from "../../../.storybook/docs/examples.ts";
import { storyFiles } from "./story-files.ts";

const modules = import.meta.glob<{ guide: Guide } & Record<string, unknown>>("../src/**/*.guide.tsx", {
  eager: true,
});
const sources = import.meta.glob<string>("../src/**/*.guide.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

const guides = storyFiles.map(({ path, stories }) => {
  const file = path.replace("packages/ui", "..").replace(".stories.tsx", ".guide.tsx");
  return { path, stories, guide: modules[file]?.guide };
});

/** Primitives that wrap others need no guide: their description says what they are for. Nor does the lightbox, which only fragments use. */
const withoutGuide = /primitives\/(DeferredSection|LiveRegion|NoWrap|Requested|Lightbox)\//;

describe("a guide", () => {
  it("exists for every primitive, since other applications use them", () => {
    const missing = guides
      .filter(({ path, guide }) => path.includes("/src/primitives/") && !withoutGuide.test(path) && !guide)
      .map(({ path }) => path);
    expect(missing, "write a ….guide.tsx beside it").toEqual([]);
  });

  it("has examples with code, three or more on at least forty pages", () => {
    const written = Object.entries(modules).map(([file, { guide: _guide, ...components }]) => ({
      file,
      exported: Object.keys(components).toSorted(),
      read: examplesIn(sources[file] ?? "", null).map(({ name }) => name),
    }));
    for (const { file, exported, read } of written) expect(read.toSorted(), file).toEqual(exported);
    expect(written.filter(({ read }) => read.length >= 3).length).toBeGreaterThanOrEqual(40);
    expect(written.filter(({ read }) => read.length === 0)).toEqual([]);
  });

  it("has examples that can be pasted into an application, with their imports and constants", () => {
    const guide = sources["../src/primitives/ShareButton/ShareButton.guide.tsx"] ?? "";
    expect(examplesIn(guide, "primitives")[0]?.code).toMatchInlineSnapshot(`
      "import { ShareButton } from "@sen/ui/primitives";

      const labels = {
        share: "Chia sẻ",
        copied: "Đã sao chép liên kết",
        failed: "Chưa sao chép được liên kết",
      };

      <ShareButton labels={labels} onShare={() => Promise.resolve("copied")} />"
    `);
  });

  it("names a rule or shows what not to do", () => {
    const missing = guides
      .filter(({ guide }) => guide?.practices.length === 0 && !guide.dont)
      .map(({ path }) => `${path}: name a rule of src/practices in its guide, or show one of its own`);
    expect(missing).toEqual([]);
  });

  it("names existing rules", () => {
    const rules = new Set(
      storyFiles
        .filter(({ path }) => path.includes("/src/practices/"))
        .flatMap(({ path, stories }) => {
          const page = /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? "";
          return [...stories.keys()].map((name) => `${page}/${name}`);
        }),
    );
    const named = new Set<string>(guides.flatMap(({ guide }) => guide?.practices ?? []));
    expect([...named].filter((rule) => !rules.has(rule))).toEqual([]);
  });

  it("shows what to do and what not with existing stories", () => {
    const lost = guides.flatMap(({ path, guide, stories }) =>
      Object.keys({ ...guide?.do, ...guide?.dont })
        .filter((story) => !stories.has(story))
        .map((story) => `${path} has no story ${story}`),
    );
    expect(lost).toEqual([]);
  });

  it("lists every Dont story, which the sidebar hides", () => {
    const wrong = guides.flatMap(({ path, guide, stories }) => {
      const named = new Set(Object.keys(guide?.dont ?? {}));
      return [...stories]
        .filter(
          ([name, { tags = [] }]) =>
            named.has(name) !== name.startsWith("Dont") || (named.has(name) && !tags.includes("!dev")),
        )
        .map(
          ([name]) =>
            `${path} ${name}: an example of what not to do is named Dont…, tagged "!dev" and told in \`dont\``,
        );
    });
    expect(wrong).toEqual([]);
  });
});
