import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { textOf } from "../../fixtures/texts.ts";
import { TierList } from "./TierList.tsx";

const meta = { component: TierList } satisfies Meta<typeof TierList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before joining: what there is to reach, in points and in dong. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tiers = canvas.getAllByRole("listitem");
    await expect(tiers).toHaveLength(4);
    await expect(canvas.getByText(/5\.000\.000\sđ/)).toBeVisible();
    await expect(tiers.filter((tier) => tier.hasAttribute("aria-current"))).toEqual([]);
  },
};

/** A member sees where they are. */
export const Matrix: Story = {
  args: { current: "silver" },
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const here = canvas.getByRole("listitem", { current: true });
    await expect(within(here).getByText(textOf("loyalty:membership.tiers.silver"))).toBeVisible();
  },
};
