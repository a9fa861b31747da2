import { describe, expect, it } from "vitest";
import type { Guide } from "../src/fixtures/guide.ts";
import { storyFiles } from "./story-files.ts";

const guides = storyFiles.map(({ path, meta, stories }) => ({
  path,
  stories,
  guide: meta.parameters?.["guide"] as Guide | undefined,
}));

describe("a guide", () => {
  it("stands on the page of every primitive, since other applications build with them", () => {
    const missing = guides
      .filter(({ path, guide }) => path.includes("/src/primitives/") && !guide)
      .map(({ path }) => path);
    expect(missing, "give its meta `parameters: { guide }`, from a ….guide.ts beside it").toEqual([]);
  });

  it("says of it what holds of it alone: when not to use it and its parts are no other's", () => {
    const places = new Map<string, string[]>();
    for (const { path, guide } of guides) {
      for (const text of guide ? [guide.notFor, guide.anatomy.join(" · ")] : []) {
        places.set(text, [...(places.get(text) ?? []), path]);
      }
    }
    expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  it("shows live what to do with it and what not", () => {
    const missing = guides
      .filter(({ guide }) => guide?.practices.length === 0 && (guide.dont?.length ?? 0) === 0)
      .map(({ path }) => `${path}: name a rule of src/practices in its guide, or show one of its own`);
    expect(missing).toEqual([]);
  });

  it("names rules that there are", () => {
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

  it("shows what to do, and what not, by stories that there are", () => {
    const lost = guides.flatMap(({ path, guide, stories }) =>
      [...(guide?.do ?? []), ...(guide?.dont ?? [])]
        .filter(({ story }) => !stories.has(story))
        .map(({ story }) => `${path} has no story ${story}`),
    );
    expect(lost).toEqual([]);
  });

  it("shows what not to do nowhere but there", () => {
    const wrong = guides.flatMap(({ path, guide, stories }) => {
      const named = new Set(guide?.dont?.map(({ story }) => story));
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
