import { createElement, Fragment } from "react";
import { Button } from "storybook/internal/components";
import { useStorybookApi, useStorybookState } from "storybook/manager-api";
import { flows, type Flow } from "./flows.ts";

// Storybook compiles JSX in its manager for a global React that does not exist, so use `createElement`.

/** For each flow that contains the story: its position, and links to the previous and next step. */
export function FlowSteps() {
  const { storyId, index, filteredIndex } = useStorybookState();
  // Storybook cannot link to stories before the index has loaded.
  if (!index || !filteredIndex) return null;
  return flows
    .filter(({ steps }) => steps.includes(storyId))
    .map((flow) => createElement(Steps, { key: flow.name, flow, at: flow.steps.indexOf(storyId) }));
}

function Steps({ flow: { name, page, steps }, at }: { flow: Flow; at: number }) {
  const { selectStory } = useStorybookApi();
  const leadTo = (id: string | undefined, ariaLabel: string | false, text: string) =>
    createElement(
      Button,
      {
        variant: "ghost",
        padding: "small",
        ariaLabel,
        disabled: id === undefined,
        onClick: () => {
          if (id !== undefined) selectStory(id);
        },
      },
      text,
    );
  return createElement(
    Fragment,
    null,
    leadTo(steps[at - 1], `Previous step of the flow ${name}`, "‹"),
    leadTo(page, false, `${name} ${String(at + 1)}/${String(steps.length)}`),
    leadTo(steps[at + 1], `Next step of the flow ${name}`, "›"),
  );
}
