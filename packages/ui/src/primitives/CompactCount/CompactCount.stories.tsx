import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CompactCount } from "./CompactCount.tsx";

const meta = { component: CompactCount, args: { count: 1250 } } satisfies Meta<typeof CompactCount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rounded, with a comma in Vietnamese; hovering tells the exact count. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1,3k")).toHaveAttribute("title", "1.250");
  },
};

/** The same with a point in English. */
export const InEnglish: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1.3k")).toHaveAttribute("title", "1,250");
  },
};

/** Below a thousand it is the count itself. */
export const Few: Story = {
  args: { count: 999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("999")).toBeVisible();
  },
};
