import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { followingOf } from "../../fixtures/catalog/following.ts";
import { longTenant, silkTenant } from "../../fixtures/catalog/malls.ts";
import { textOf } from "../../fixtures/texts.ts";
import { FollowButton } from "./FollowButton.tsx";

const meta = {
  component: FollowButton,
  args: { shop: silkTenant, following: followingOf() },
} satisfies Meta<typeof FollowButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not followed yet. The accessible name includes the shop's. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const name = `${textOf("catalog:follow.action")} ${silkTenant.name}`;
    await expect(canvas.getByRole("button", { name })).toBeVisible();
  },
};

/** Followed; another press unfollows. */
export const Followed: Story = {
  args: { following: followingOf(silkTenant.id) },
  play: async ({ canvas }) => {
    const name = `${textOf("catalog:follow.following")} ${silkTenant.name}`;
    await expect(canvas.getByRole("button", { name })).toBeVisible();
  },
};

/** Both states, also for the longest name. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12, maxWidth: 328 }}>
      <FollowButton {...args} />
      <FollowButton shop={longTenant} following={followingOf(longTenant.id)} />
    </div>
  ),
};
