import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { use } from "react";
import type { Example, Guide } from "../../packages/ui/src/fixtures/guide.ts";
import { FragmentUse } from "./FragmentUse.tsx";
import { Practice } from "./Practice.tsx";
import { SpecificationLinks } from "./SpecificationLinks.tsx";

/** The page of documentation of a fragment: what it is for, how it is used, and every story. */
export function FragmentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
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
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <SpecificationLinks />
      <Primary />
      <Controls />
      {guide && <HowItIsUsed guide={guide} />}
      {guide && <FragmentUse file={String(preparedMeta.parameters["fileName"])} />}
      <Stories title="Every state" includePrimary={false} />
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
        {story && <Canvas of={story.moduleExport} sourceState="none" />}
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
