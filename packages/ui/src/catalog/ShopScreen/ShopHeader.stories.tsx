import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { followingOf } from "../../fixtures/catalog/following.ts";
import { longTenant, newTenant, silkTenant } from "../../fixtures/catalog/malls.ts";
import { numbers, textOf, wordsOf } from "../../fixtures/texts.ts";
import { ShopHeader, ShopHeaderSkeleton } from "./ShopHeader.tsx";

const meta = {
  component: ShopHeader,
  args: { shop: silkTenant, mallHref: "#mall", askHref: "#ask", following: followingOf() },
} satisfies Meta<typeof ShopHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name, mall and rating. */
export const Default: Story = {};

/** On a desktop. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** Not rated and without a description: neither "0 stars" nor an empty box. */
export const JustMovedIn: Story = {
  args: { shop: { ...newTenant, description: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("catalog:shop.unrated"))).toBeVisible();
    await expect(canvas.queryByText(textOf("catalog:shop.about"))).toBeNull();
  },
};

/** Skeletons. */
export const Loading: Story = { render: () => <ShopHeaderSkeleton /> };

/** The longest names without pictures, at 320 px. */
export const LongText: Story = {
  args: { shop: longTenant },
  globals: { viewport: { value: "small" } },
};

/** Loaded, loading, long and without pictures. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <ShopHeader {...args} />
      <ShopHeaderSkeleton />
      <ShopHeader {...args} shop={longTenant} />
    </div>
  ),
};

/** Name, mall and rating; a press shows its description. */
export const OpensItsOwnWords: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: silkTenant.name })).toBeVisible();
    await expect(canvas.getByRole("link", { name: silkTenant.mall_name })).toHaveAttribute("href", "#mall");
    await expect(
      canvas.getByRole("img", { name: `${numbers().decimal(4.8)} ${wordsOf().ofStars}` }),
    ).toBeVisible();
    await expect(canvas.getByText("08/03/2023")).toBeVisible();
    const words = canvas.getByText(/Lụa tơ tằm dệt tay/);
    await expect(words).not.toBeVisible();
    await userEvent.click(canvas.getByText(textOf("catalog:shop.about")));
    await expect(words).toBeVisible();
  },
};
