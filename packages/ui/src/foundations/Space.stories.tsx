import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { lookOf, TokenValue } from "../fixtures/foundations/token-value.tsx";
import { color, propertyNames, radius, size, space } from "./theme.ts";
import { constants } from "./tokens.ts";

const meta = { title: "Foundations/Space" } satisfies Meta;
export default meta;
type Story = StoryObj;

/** A 4 px grid; the number counts the steps. */
export const Steps: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 8 }}>
      {Object.entries(space).map(([steps, width]) => (
        <div key={steps} style={{ display: "flex", alignItems: "center", gap: 12 }}>
          <span style={{ width: "5em" }}>
            {steps}: {constants.space[Number(steps) as keyof typeof space]}
          </span>
          <span data-steps={steps} style={{ width, height: 16, background: color.brand }} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const bar of canvasElement.querySelectorAll<HTMLElement>("[data-steps]")) {
      await expect(bar.getBoundingClientRect().width).toBe(Number(bar.dataset.steps) * 4);
    }
  },
};

/** Small for badges, medium for fields, large for cards, full for pills. */
export const Radii: Story = {
  tags: ["visual"],
  render: (_args, { globals }) => (
    <div key={lookOf(globals)} style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
      {Object.entries(radius).map(([name, borderRadius]) => (
        <div
          key={name}
          style={{
            display: "grid",
            placeItems: "center",
            width: 128,
            padding: 8,
            borderRadius,
            background: color.brandSoft,
            color: color.brandSoftInk,
          }}
        >
          {name} <TokenValue name={propertyNames.radius[name as keyof typeof radius]} />
        </div>
      ))}
    </div>
  ),
};

/** The smallest touch target, the widths of a page and of running text, and the heights of the shell's bars. */
export const Sizes: Story = {
  tags: ["visual"],
  render: (_args, { globals }) => (
    <div key={lookOf(globals)} style={{ display: "grid", gap: 8, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {Object.entries(size).map(([name, width]) => (
        <div key={name}>
          {name} <TokenValue name={propertyNames.size[name as keyof typeof size]} />
          <div style={{ width, maxWidth: "100%", height: 16, background: color.brand }} />
        </div>
      ))}
    </div>
  ),
};
