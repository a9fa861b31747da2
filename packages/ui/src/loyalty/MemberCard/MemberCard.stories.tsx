import { memberTiers } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longNamedCustomer } from "../../fixtures/account/customer.ts";
import { memberCard } from "../../fixtures/loyalty/membership.ts";
import { including, textOf } from "../../fixtures/texts.ts";
import { MemberCard } from "./MemberCard.tsx";

const meta = {
  component: MemberCard,
  args: { card: memberCard, points: 620, holder: "Nguyễn Thị Sen", onSave: fn() },
} satisfies Meta<typeof MemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whose it is, its tier and points, how far the next tier is, and its codes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("8812 3456 7890 1232")).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toBeVisible();
    await expect(
      await canvas.findByRole("img", {
        name: including(textOf("loyalty:membership.qr", { number: "8812345678901232" })),
      }),
    ).toBeVisible();
  },
};

/** Nothing is above the highest tier. */
export const HighestTier: Story = {
  args: { card: { ...memberCard, tier: "diamond" }, points: 1_234_567 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};

/** A name of the greatest length on the smallest phone. */
export const LongText: Story = {
  args: { holder: longNamedCustomer.full_name },
  globals: { viewport: { value: "small" } },
};

/** As it is looked at. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};

/** Every tier, with its first points. */
export const EveryTier: Story = {
  // Each is the part of a page of its own: regions of the same name are the sheet's doing.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {memberTiers.map(({ tier, from }) => (
        <MemberCard key={tier} {...args} card={{ ...memberCard, tier }} points={from} />
      ))}
    </div>
  ),
};
