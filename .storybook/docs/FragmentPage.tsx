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
import { SpecificationLinks } from "./SpecificationLinks.tsx";

/** The page of documentation of a fragment: what it is for, how it is used, and every story. */
export function FragmentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const guide = preparedMeta.parameters["guide"] as Guide | undefined;
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
      <Examples title="Do" examples={guide.do ?? []} />
      <Examples title="Don’t" examples={guide.dont ?? []} />
    </>
  );
}

function Examples({ title, examples }: { title: string; examples: readonly Example[] }) {
  const { componentStories } = use(DocsContext);
  if (examples.length === 0) return null;
  const stories = componentStories();
  return (
    <>
      <h2>{title}</h2>
      {examples.map(({ story: name, says }) => {
        const story = stories.find(({ id }) => id.endsWith(`--${idOf(name)}`));
        return (
          <div key={name}>
            <p>{says}</p>
            {story && <Canvas of={story.moduleExport} sourceState="none" />}
          </div>
        );
      })}
    </>
  );
}

/** An export's name as a story's address has it. */
const idOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase();
