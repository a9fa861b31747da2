import { DocsContext, Markdown, Source } from "@storybook/addon-docs/blocks";
import { use, type ComponentType } from "react";
import { I18nextProvider } from "../../packages/i18n/src/provider.ts";
import type { Guide, StoryExamples } from "../../packages/ui/src/fixtures/guide.ts";
import { localeInstance } from "../locales.ts";
import { examplesIn } from "./examples.ts";
import { Practice } from "./Practice.tsx";
import { idOf, ShownStory } from "./ShownStory.tsx";

/** Exports of a guide file: the guide, and its examples by name. */
type GuideModule = { guide: Guide } & Record<string, ComponentType>;

const modules = import.meta.glob<GuideModule>("../../packages/ui/src/**/*.guide.tsx");
const sources = import.meta.glob<string>("../../packages/ui/src/**/*.guide.tsx", {
  query: "?raw",
  import: "default",
});
const loaded = new Map<string, Promise<readonly [GuideModule, string]>>();

/** The guide next to a story file, with its source; undefined if there is none. */
export function guideBeside(storyFile: string): Promise<readonly [GuideModule, string]> | undefined {
  const path = storyFile.replace(/^.*?packages/, "../../packages").replace(".stories.tsx", ".guide.tsx");
  const [load, loadSource] = [modules[path], sources[path]];
  if (!load || !loadSource) return undefined;
  const known = loaded.get(path) ?? Promise.all([load(), loadSource()]);
  loaded.set(path, known);
  return known;
}

interface HowItIsUsedProps {
  loading: Promise<readonly [GuideModule, string]>;
  /** The group that exports the fragment; null if none does. */
  group: string | null;
}

/** When to use something else, examples, keys, words, and dos and don'ts. */
export function HowItIsUsed({ loading, group }: HowItIsUsedProps) {
  const [{ guide, ...components }, source] = use(loading);
  return (
    <>
      <h2>When to use something else</h2>
      <Markdown>{guide.notFor}</Markdown>
      <h2>Examples</h2>
      {examplesIn(source, group).map(({ name, says, code }) => (
        <LiveExample key={name} says={says} code={code} component={components[name]} />
      ))}
      <h2>Keyboard</h2>
      <Markdown>{guide.keyboard ?? "It takes no focus."}</Markdown>
      <h2>Screen reader</h2>
      <Markdown>{guide.screenReader}</Markdown>
      <h2>Texts</h2>
      <Markdown>{guide.content}</Markdown>
      <h2>Do and don’t</h2>
      <OwnExamples guide={guide} />
      {guide.practices.map((practice) => (
        <Practice key={practice} id={practiceId(practice)} />
      ))}
    </>
  );
}

interface LiveExampleProps {
  says: string;
  code: string;
  component: ComponentType | undefined;
}

function LiveExample({ says, code, component: Shown }: LiveExampleProps) {
  const { componentStories, getStoryContext } = use(DocsContext);
  const [story] = componentStories();
  const { locale, scheme, theme } = story ? getStoryContext(story).globals : {};
  return (
    <figure data-example style={{ margin: "0 0 24px" }}>
      <figcaption>
        <Markdown>{says}</Markdown>
      </figcaption>
      <div
        className="exhibit sb-unstyled"
        lang={String(locale)}
        data-scheme={scheme}
        data-theme={theme}
        style={{ padding: 16, overflow: "auto" }}
      >
        <I18nextProvider i18n={localeInstance(locale)}>{Shown && <Shown />}</I18nextProvider>
      </div>
      <Source code={code} language="tsx" />
    </figure>
  );
}

/** Dos and don'ts of this fragment. */
function OwnExamples({ guide }: { guide: Guide }) {
  if (!guide.do && !guide.dont) return null;
  return (
    <div style={SIDE_BY_SIDE}>
      {guide.do && <Examples title="Do" examples={guide.do} />}
      {guide.dont && <Examples title="Don’t" examples={guide.dont} />}
    </div>
  );
}

const SIDE_BY_SIDE = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
  gap: 16,
} as const;

function Examples({ title, examples }: { title: string; examples: StoryExamples }) {
  const { componentStories } = use(DocsContext);
  const stories = componentStories();
  return (
    <div>
      {Object.entries(examples).map(([name, says]) => {
        const story = stories.find(({ id }) => id.endsWith(`--${idOf(name)}`));
        return (
          <div key={name}>
            <p>
              <strong>{title}.</strong> {says}
            </p>
            {story && <ShownStory story={story} />}
          </div>
        );
      })}
    </div>
  );
}

/** Story id of a practice, given as page and story: `Names/Whole`. */
function practiceId(practice: string): string {
  const [page = "", story = ""] = practice.split("/");
  return `practices-${idOf(page)}--${idOf(story)}`;
}
