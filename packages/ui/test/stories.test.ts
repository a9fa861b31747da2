import { isDeepStrictEqual } from "node:util";
import type { StoryObj } from "@storybook/react-vite";
import { expect, it } from "vitest";
import { flows } from "../../../.storybook/flows.ts";
import { fragmentsByWord, wordsOf } from "../../../.storybook/words.ts";
import { isVisual, storyFiles, storyIds } from "./story-files.ts";

const groups = import.meta.glob<Record<string, unknown>>("../src/*/index.ts", { eager: true });

/** Excludes contexts, which are documented where they are read. */
const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) &&
  !name.endsWith("Context") &&
  (typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value));

const components = Object.entries(groups).flatMap(([path, exported]) =>
  Object.entries(exported)
    .filter(([name, value]) => isComponent(name, value))
    .map(([name, component]) => ({ name, component, group: /src\/(\w[\w-]*)/.exec(path)?.[1] ?? "" })),
);

it("every exported component has a documentation page", () => {
  const documented = new Set(
    storyFiles.flatMap(
      ({ meta }) => [meta.component, ...Object.values(meta.subcomponents ?? {})] as unknown[],
    ),
  );
  const names = new Set(storyFiles.map(({ path }) => /(\w+)\.stories\.tsx$/.exec(path)?.[1]));
  const missing = components
    .filter(({ name, component }) => !documented.has(component) && !names.has(name))
    .map(
      ({ name, group }) =>
        `${group}: write ${name}/${name}.stories.tsx with \`component: ${name}\`, or name it in \`subcomponents\` of the stories it belongs to`,
    );
  expect(missing).toEqual([]);
});

it("every story file has a story for the visual check", () => {
  const missing = storyFiles
    // Practices are shown with fragments, which have stories of their own.
    .filter(({ path }) => !path.includes("/src/practices/"))
    .filter(({ stories }) => ![...stories.values()].some(isVisual))
    .map(({ path }) => `${path}: give its Matrix \`tags: ["visual"]\``);
  expect(missing).toEqual([]);
});

/** What decides how a story looks. A play function counts if it acts on the page. */
function lookOf({ args, parameters, play, tags: _tags, ...story }: StoryObj, metaArgs: object = {}) {
  const { chromatic: _chromatic, ...others } = parameters ?? {};
  const acts = /userEvent|\.focus\(|\.click\(|\.show\b/.test(String(play)) ? play : undefined;
  return { ...story, args: { ...metaArgs, ...args }, parameters: others, acts };
}

it("no two stories of the sidebar look the same", () => {
  const twins = storyFiles.flatMap(({ path, meta, stories }) => {
    const shown = [...stories]
      .filter(([, { tags = [] }]) => !tags.includes("!dev"))
      .map(([name, story]) => ({ name, look: lookOf(story, meta.args) }));
    return shown.flatMap(({ name, look }, at) =>
      shown
        .slice(0, at)
        .filter((other) => isDeepStrictEqual(other.look, look))
        .map((other) => `${path}: ${name} looks like ${other.name}: keep one, or tag a test "!dev"`),
    );
  });
  expect(twins).toEqual([]);
});

it("the visual tag is set on single stories, not on whole files", () => {
  const wrong = storyFiles.filter(({ meta }) => meta.tags?.includes("visual")).map(({ path }) => path);
  expect(wrong).toEqual([]);
});

const pages = import.meta.glob<string>("../../../.storybook/pages/**/*.mdx", {
  eager: true,
  query: "?raw",
  import: "default",
});

it("documentation pages link to existing stories and pages", () => {
  const titles = Object.values(pages).map(
    (text) => /<Meta title="(?<title>[^"]+)"/.exec(text)?.groups?.["title"] ?? "",
  );
  const documented = new Set([
    ...[...storyIds].map((id) => id.replace(/--.*/, "--docs")),
    ...titles.map((title) => `${title.toLowerCase().replace("/", "-")}--docs`),
  ]);
  const lost = Object.entries(pages).flatMap(([page, text]) =>
    [...text.matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)]
      .filter(([, id = ""]) => !storyIds.has(id) && !documented.has(id))
      .map(([, id]) => `${page}: there is no story or page ${String(id)}`),
  );
  expect(lost).toEqual([]);
});

it("the steps of a flow follow the order of its page", () => {
  const told = Object.entries(pages)
    .filter(([path]) => path.includes("/flows/"))
    .map(([path, text]) => ({
      page: `flows-${/(\w+)\.mdx$/.exec(path)?.[1]?.toLowerCase() ?? ""}--docs`,
      steps: [...text.matchAll(/\?path=\/story\/([\w-]+)/g)].map(([, id]) => id),
    }));
  expect(flows.map(({ page, steps }) => ({ page, steps }))).toEqual(told);
});

it("search words lead to existing fragments", () => {
  const folders = new Set(storyFiles.map(({ path }) => /src\/(.+)\/[^/]+$/.exec(path)?.[1]));
  const named = Object.values(fragmentsByWord).flat();
  expect(named.filter((folder) => !folders.has(folder))).toEqual([]);
  expect(wordsOf("primitives/Price")).toEqual(["Giá · gia · Price", "Giá gốc · gia goc · Original price"]);
});
