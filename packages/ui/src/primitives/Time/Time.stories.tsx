import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Time } from "./Time.tsx";

const meta = {
  component: Time,
  args: { dateTime: "2026-11-20T18:05:00Z" },
} satisfies Meta<typeof Time>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Evening in London is the next morning in Vietnam. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("01:05 21/11/2026")).toHaveAttribute("datetime", "2026-11-20T18:05:00Z");
  },
};

export const Day: Story = {
  args: { precision: "day" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("21/11/2026")).toBeVisible();
  },
};
