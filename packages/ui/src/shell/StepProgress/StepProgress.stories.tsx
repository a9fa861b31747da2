import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { named } from "../../fixtures/texts.ts";
import { StepProgress } from "./StepProgress.tsx";

const meta = {
  component: StepProgress,
  parameters: { docs: { story: { inline: false, height: "240px" } } },
} satisfies Meta<typeof StepProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fixed to the top of the viewport. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const line = canvas.getByRole("progressbar", named("shell:loading"));
    await expect(line.getBoundingClientRect().top).toBe(0);
  },
};
