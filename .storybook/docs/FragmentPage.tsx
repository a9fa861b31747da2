import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { use, type ComponentType } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { exportOf, FragmentFacts, FragmentUse } from "./FragmentUse.tsx";
import { guideBeside, HowItIsUsed } from "./HowItIsUsed.tsx";
import { ShownStory } from "./ShownStory.tsx";
import { SpecificationLinks } from "./SpecificationLinks.tsx";
import { usePageTop } from "./use-page-top.ts";

/** Number of states shown below the first story; the page links to the others. */
const SHOWN_STATES = 2;

interface Parameters {
  /** The documented component, if the stories wrap it in one with different props. */
  documents?: ComponentType;
  /** Path of the story file. */
  fileName: string;
}

/** Docs page of a fragment: purpose, usage and states. */
export function FragmentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { componentStories } = use(DocsContext);
  const { documents, fileName } = preparedMeta.parameters as Parameters;
  const guide = guideBeside(fileName);
  usePageTop();
  // Foundations and practices have no component: every story is a section of the page.
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
      <Description of={documents ?? "meta"} />
      <SpecificationLinks of={documents ?? preparedMeta.component} />
      <FragmentFacts file={fileName} />
      {first && <ShownStory story={first} />}
      {/* A screen's props are shown as a tree, which can be wider than the page. */}
      <div style={{ overflowX: "auto" }}>{documents ? <ArgTypes of={documents} /> : <Controls />}</div>
      {guide && <HowItIsUsed loading={guide} group={exportOf(fileName).group} />}
      <FragmentUse file={fileName} />
      <States stories={others} />
    </>
  );
}

/** Shows the first states with their descriptions, and links to the others. */
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
