import { Button } from "storybook/internal/components";
import { useStorybookApi, useStorybookState } from "storybook/manager-api";
import { flows, type Flow } from "./flows.ts";

/** For each flow that the story is part of: how far it is, and the ways to the step before and after it. */
export function FlowSteps() {
  const { storyId } = useStorybookState();
  return flows
    .filter(({ steps }) => steps.includes(storyId))
    .map((flow) => <Steps key={flow.name} flow={flow} at={flow.steps.indexOf(storyId)} />);
}

function Steps({ flow: { name, page, steps }, at }: { flow: Flow; at: number }) {
  const { selectStory } = useStorybookApi();
  const [before, after] = [steps[at - 1], steps[at + 1]];
  const go = (id: string | undefined) => () => {
    if (id !== undefined) selectStory(id);
  };
  return (
    <>
      <Button
        variant="ghost"
        padding="small"
        ariaLabel={`Step before in the flow ${name}`}
        disabled={before === undefined}
        onClick={go(before)}
      >
        ‹
      </Button>
      <Button variant="ghost" padding="small" ariaLabel={false} onClick={go(page)}>
        {name} {at + 1}/{steps.length}
      </Button>
      <Button
        variant="ghost"
        padding="small"
        ariaLabel={`Next step of the flow ${name}`}
        disabled={after === undefined}
        onClick={go(after)}
      >
        ›
      </Button>
    </>
  );
}
