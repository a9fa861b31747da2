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
import { FragmentFacts, FragmentUse } from "./FragmentUse.tsx";
import { guideBeside, HowItIsUsed, Status } from "./HowItIsUsed.tsx";
import { ShownStory } from "./ShownStory.tsx";
import { SpecificationLinks } from "./SpecificationLinks.tsx";
import { usePageTop } from "./use-page-top.ts";

/** States that a page shows below its first story; it leads to the others. */
const SHOWN_STATES = 2;

interface Parameters {
  /** The component itself, where stories show it inside of one of their own with other properties. */
  documents?: ComponentType;
  /** That of the stories. */
  fileName: string;
}

/** The page of documentation of a fragment: what it is for, how it is used, and its states. */
export function FragmentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { componentStories } = use(DocsContext);
  const { documents, fileName } = preparedMeta.parameters as Parameters;
  const guide = guideBeside(fileName);
  usePageTop();
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
      <Description of={documents ?? "meta"} />
      <SpecificationLinks of={documents ?? preparedMeta.component} />
      {guide && <Status loading={guide} />}
      <FragmentFacts file={fileName} />
      {first && <ShownStory story={first} />}
      {/* What is given to a screen is shown as a tree, wider than the page. */}
      <div style={{ overflowX: "auto" }}>{documents ? <ArgTypes of={documents} /> : <Controls />}</div>
      {guide && <HowItIsUsed loading={guide} />}
      <FragmentUse file={fileName} />
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
