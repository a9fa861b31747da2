import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { color } from "../../foundations/index.ts";
import { Lotus } from "./Lotus.tsx";

const meta = {
  component: Lotus,
  decorators: [inBox({ width: 180, color: color.brand })],
} satisfies Meta<typeof Lotus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Uses the color of the surrounding text and is hidden from screen readers. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};
