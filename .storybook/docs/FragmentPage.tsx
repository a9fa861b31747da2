import {
  Controls,
  Description,
  DocsContext,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { use } from "react";
import type { PreparedStory } from "storybook/internal/types";
import type { Example, Guide } from "../../packages/ui/src/fixtures/guide.ts";
import { FragmentUse } from "./FragmentUse.tsx";
import { Practice } from "./Practice.tsx";
import { ShownStory } from "./ShownStory.tsx";
import { SpecificationLinks } from "./SpecificationLinks.tsx";

/** States that a page shows below its first story; it leads to the others. */
const SHOWN_STATES = 2;

/** The page of documentation of a fragment: what it is for, how it is used, and its states. */
export function FragmentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { componentStories } = use(DocsContext);
  const guide = preparedMeta.parameters["guide"] as Guide | undefined;
  // Foundations and practices are no component's: every story is one of their sections.
  if (preparedMeta.component === undefined) {
    return (
      <>
        <Title />
        <Description of="meta" />
        <Stories title="" includePrimary />
      </>
    );
  }
  const [first, ...others] = componentStories().filter(({ tags }) => tags.includes("autodocs"));
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <SpecificationLinks />
      {first && <ShownStory story={first} />}
      {/* What is given to a screen is shown as a tree, wider than the page. */}
      <div style={{ overflowX: "auto" }}>
        <Controls />
      </div>
      {guide && <HowItIsUsed guide={guide} />}
      <FragmentUse file={String(preparedMeta.parameters["fileName"])} />
      <States stories={others} />
    </>
  );
}

/** The first states, each with what to look at, and the way to each of the others. */
function States({ stories }: { stories: readonly PreparedStory[] }) {
  const more = stories.slice(SHOWN_STATES);
  if (stories.length === 0) return null;
  return (
    <>
      <h2>States</h2>
      {stories.slice(0, SHOWN_STATES).map((story) => (
        <div key={story.id}>
          <h3>{story.name}</h3>
          <Description of={story.moduleExport} />
          <ShownStory story={story} />
        </div>
      ))}
      {more.length > 0 && (
        <ul>
          {more.map(({ id, name }) => (
            <li key={id}>
              <a href={`?path=/story/${id}`} target="_top">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function HowItIsUsed({ guide }: { guide: Guide }) {
  return (
    <>
      <h2>When not to use it</h2>
      <p>{guide.notFor}</p>
      <h2>Anatomy</h2>
      <ol>
        {guide.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      <h2>Keyboard</h2>
      <p>{guide.keyboard}</p>
      <h2>Screen reader</h2>
      <p>{guide.screenReader}</p>
      <h2>Words</h2>
      <p>{guide.content}</p>
      <h2>Do and don’t</h2>
      <OwnExamples guide={guide} />
      {guide.practices.map((practice) => (
        <Practice key={practice} id={practiceId(practice)} />
      ))}
    </>
  );
}

/** What to do with this fragment beside what not to do with it. */
function OwnExamples({ guide }: { guide: Guide }) {
  const both = [
    { title: "Do", examples: guide.do ?? [] },
    { title: "Don’t", examples: guide.dont ?? [] },
  ].filter(({ examples }) => examples.length > 0);
  if (both.length === 0) return null;
  return (
    <div style={SIDE_BY_SIDE}>
      {both.map(({ title, examples }) => (
        <div key={title}>
          <Examples title={title} examples={examples} />
        </div>
      ))}
    </div>
  );
}

const SIDE_BY_SIDE = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
  gap: 16,
} as const;

function Examples({ title, examples }: { title: string; examples: readonly Example[] }) {
  const { componentStories } = use(DocsContext);
  const stories = componentStories();
  return examples.map(({ story: name, says }) => {
    const story = stories.find(({ id }) => id.endsWith(`--${idOf(name)}`));
    return (
      <div key={name}>
        <p>
          <strong>{title}.</strong> {says}
        </p>
        {story && <ShownStory story={story} />}
      </div>
    );
  });
}

/** A practice names its page and its story: `Names/Whole`. */
function practiceId(practice: string): string {
  const [page = "", story = ""] = practice.split("/");
  return `practices-${idOf(page)}--${idOf(story)}`;
}

/** An export's name as a story's address has it. */
const idOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();
