import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longTenant, newTenant, silkTenant } from "../../fixtures/malls.ts";
import { textOf } from "../../fixtures/texts.ts";
import { ShopCard } from "./ShopCard.tsx";

const meta = {
  component: ShopCard,
  args: { shop: silkTenant, href: "#shop" },
} satisfies Meta<typeof ShopCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who, where, how it is liked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: silkTenant.name })).toHaveAttribute("href", "#shop");
    await expect(canvas.getByText("Tầng 2, gian 14 · Sen Plaza Thủ Đức")).toBeVisible();
  },
};

/** Nobody has rated it: it says so instead of 0 stars. */
export const Unrated: Story = {
  args: { shop: newTenant },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("catalog:shop.unrated"))).toBeVisible();
    await expect(canvas.queryByRole("img", { name: /sao/ })).toBeNull();
  },
};

/** The longest names and no picture. */
export const LongText: Story = { args: { shop: longTenant }, globals: { viewport: { value: "small" } } };

/** All of it. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: "grid", gap: 12, maxWidth: 328 }}>
      {[silkTenant, newTenant, longTenant].map((shop) => (
        <ShopCard key={shop.id} {...args} shop={shop} />
      ))}
    </div>
  ),
};
