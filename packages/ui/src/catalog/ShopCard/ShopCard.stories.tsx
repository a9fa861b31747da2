import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { followingOf } from "../../fixtures/catalog/following.ts";
import { longTenant, newTenant, silkTenant } from "../../fixtures/catalog/malls.ts";
import { served, textOf } from "../../fixtures/texts.ts";
import { FollowButton } from "../FollowButton/FollowButton.tsx";
import { ShopCard } from "./ShopCard.tsx";

const meta = {
  component: ShopCard,
  args: { shop: silkTenant, href: "#shop" },
} satisfies Meta<typeof ShopCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name, place and rating. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: silkTenant.name })).toHaveAttribute("href", "#shop");
    await expect(canvas.getByText(`${served("Tầng 2, gian 14")}, Sen Plaza Thủ Đức`)).toBeVisible();
  },
};

/** Not rated: it says so instead of showing 0 stars. */
export const Unrated: Story = {
  args: { shop: newTenant },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("catalog:shop.unrated"))).toBeVisible();
    await expect(canvas.queryByRole("img", { name: /sao/ })).toBeNull();
  },
};

/** With a button, which does not trigger the card's link. */
export const WithAction: Story = {
  args: { children: <FollowButton shop={silkTenant} following={followingOf()} /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(button.contains(hit)).toBe(true);
  },
};

/** The longest names without a picture. */
export const LongText: Story = { args: { shop: longTenant }, globals: { viewport: { value: "small" } } };

/** Every state. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 12, maxWidth: 328 }}>
      {[silkTenant, newTenant, longTenant].map((shop) => (
        <ShopCard key={shop.id} {...args} shop={shop} />
      ))}
    </div>
  ),
};
