import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { styled } from "styled-components";
import { color, motion, radius, space, text } from "./theme.ts";
import { constants } from "./tokens.ts";

const Track = styled.ul`
  display: grid;
  gap: ${space[3]};
  font: ${text.small};

  i {
    display: block;
    width: 48px;
    height: 24px;
    border-radius: ${radius.full};
    background: ${color.brand};
  }
  &:hover i {
    translate: 200px 0;
  }
`;

const meta = { title: "Foundations/Motion" } satisfies Meta;
export default meta;

/** Hover over the list to see the three durations. They are zero under `prefers-reduced-motion`. */
export const Durations: StoryObj = {
  tags: ["visual"],
  render: () => (
    <Track>
      {Object.entries(motion).map(([name, value]) => (
        <li key={name}>
          {name}: {constants.motion[name as keyof typeof motion]}
          <i style={{ transition: `translate ${value}` }} />
        </li>
      ))}
    </Track>
  ),
  play: async ({ canvasElement }) => {
    const expected = matchMedia("(prefers-reduced-motion: reduce)").matches ? "0s" : "0.12s";
    const bar = canvasElement.querySelector("i");
    await expect(bar && getComputedStyle(bar).transitionDuration).toBe(expected);
  },
};
