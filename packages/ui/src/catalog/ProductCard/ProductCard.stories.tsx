import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  brokenPicture,
  inDeal,
  longProduct,
  shirt,
  soldOut,
  undiscounted,
  unrated,
} from "../../fixtures/catalog/products.ts";
import { numbers, served, textOf, wordsOf } from "../../fixtures/texts.ts";
import { SeenPricesContext } from "../seen-prices.ts";
import { ProductCard } from "./ProductCard.tsx";

const meta = {
  component: ProductCard,
  args: { product: shirt, href: "#san-pham" },
  decorators: [
    (Story) => (
      <div style={{ width: 176 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Price, what it was, by how much it is lower, how it is liked, where it comes from. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: served(shirt.name) })).toHaveAttribute("href", "#san-pham");
    await expect(canvasElement.querySelector("s")).toHaveTextContent("519.000");
    await expect(
      canvas.getByText(textOf("catalog:sold", { amount: numbers().compact({ value: 1.3, unit: "k" }) })),
    ).toBeVisible();
    const value = numbers().decimal(4.7);
    await expect(canvas.getByRole("img", { name: `${value} ${wordsOf().ofStars}` })).toBeVisible();
  },
};

/** Other variants cost more: the price is one to begin from. */
export const FromAPrice: Story = {
  args: { product: { ...shirt, price_from: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("catalog:price_from"))).toBeVisible();
  },
};

/** No discount: nothing is struck through. */
export const Undiscounted: Story = {
  args: { product: undiscounted },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("s")).toBeNull();
    await expect(canvasElement).not.toHaveTextContent("%");
  },
};

/** Sold out says so in words, not by colour alone. */
export const SoldOut: Story = {
  args: { product: soldOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("catalog:card.sold_out"))).toBeVisible();
  },
};

/** It costs less than when the customer looked at it last, which whoever shows the page knows of every card. */
export const CheaperThanSeen: Story = {
  decorators: [
    (Story) => (
      <SeenPricesContext value={{ subscribe: () => () => undefined, priceSeen: () => 1_500_000 }}>
        <Story />
      </SeenPricesContext>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(textOf("catalog:viewed.cheaper_short", { amount: "1.111.000 đ" })),
    ).toBeVisible();
    const card = canvasElement.querySelector("article");
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};

/** No ratings, no sales: neither "0 stars" nor "0 sold". */
export const JustArrived: Story = {
  args: { product: unrated },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Đã bán/)).toBeNull();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** The longest name, price and shop, and no picture, in the narrowest column there is. */
export const LongText: Story = {
  args: { product: longProduct },
  decorators: [
    (Story) => (
      <div style={{ width: 138 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector("article");
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};

/** A long name of a shop is cut, and which mall it is in stands below it, whole. */
export const LongShop: Story = {
  args: { product: { ...shirt, tenant: { ...longProduct.tenant, mall_name: shirt.tenant.mall_name } } },
  decorators: [
    (Story) => (
      <div style={{ width: 164 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const mall = canvas.getByText(shirt.tenant.mall_name);
    const shop = canvas.getByText(longProduct.tenant.name);
    await expect(mall.scrollWidth).toBe(mall.clientWidth);
    await expect(shop.clientWidth).toBeLessThan(shop.scrollWidth);
  },
};

/** All states side by side. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  decorators: [
    (Story) => (
      <div style={{ width: "calc(100vw - 32px)" }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ display: "grid", gap: 12, gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))" }}>
      {[shirt, undiscounted, inDeal, soldOut, unrated, brokenPicture, longProduct].map((product) => (
        <ProductCard key={product.id} {...args} product={product} />
      ))}
      <ProductCard {...args} product={inDeal} priceSeen={9_999_999} />
    </div>
  ),
};

/** In English. */
export const English: Story = { globals: { locale: "en" } };
