import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { color } from "../../foundations/index.ts";
import { Lotus } from "./Lotus.tsx";

const meta = {
  component: Lotus,
  decorators: [
    (Story) => (
      <div style={{ width: 180, color: color.brand }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Lotus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Uses the color of the surrounding text and is hidden from screen readers. */
export const Default: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};
