import { createElement, Fragment } from "react";
import { Button } from "storybook/internal/components";
import { useStorybookApi, useStorybookState } from "storybook/manager-api";
import { flows, type Flow } from "./flows.ts";

// Storybook compiles its manager's JSX for a global React, which there is not: elements are created by hand.

/** For each flow that the story is part of: how far it is, and the ways to the step before and after it. */
export function FlowSteps() {
  const { storyId, index, filteredIndex } = useStorybookState();
  // Until the stories are known, Storybook leads to none of them.
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
    leadTo(steps[at - 1], `Step before in the flow ${name}`, "‹"),
    leadTo(page, false, `${name} ${String(at + 1)}/${String(steps.length)}`),
    leadTo(steps[at + 1], `Next step of the flow ${name}`, "›"),
  );
}
