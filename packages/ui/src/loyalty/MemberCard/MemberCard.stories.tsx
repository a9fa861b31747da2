import { memberTiers } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longNamedCustomer } from "../../fixtures/account/customer.ts";
import { memberCard } from "../../fixtures/loyalty/membership.ts";
import { MemberCard } from "./MemberCard.tsx";

const meta = {
  component: MemberCard,
  args: { card: memberCard, points: 620, holder: "Nguyễn Thị Sen", onSave: fn() },
} satisfies Meta<typeof MemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holder, tier, points, progress to the next tier, and codes. */
export const Default: Story = { tags: ["visual"] };

/** The highest tier has no progress bar. */
export const HighestTier: Story = {
  args: { card: { ...memberCard, tier: "diamond" }, points: 1_234_567 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};

/** The longest name on the smallest phone. */
export const LongText: Story = {
  args: { holder: longNamedCustomer.full_name },
  globals: { viewport: { value: "small" } },
};

/** Every tier, with its minimum points. */
export const EveryTier: Story = {
  // The story renders several cards, so the regions repeat.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {memberTiers.map(({ tier, from }) => (
        <MemberCard key={tier} {...args} card={{ ...memberCard, tier }} points={from} />
      ))}
    </div>
  ),
};
