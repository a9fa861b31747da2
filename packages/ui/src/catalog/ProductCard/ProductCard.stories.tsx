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
import { inBox } from "../../fixtures/in-box.tsx";
import { numbers, served, textOf, wordsOf } from "../../fixtures/texts.ts";
import { SeenPricesContext } from "../seen-prices.ts";
import { ProductCard } from "./ProductCard.tsx";

const meta = {
  component: ProductCard,
  args: { product: shirt, href: "#san-pham" },
  decorators: [inBox({ width: 176 })],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Price, previous price, discount, rating and origin. */
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

/** Other variants cost more, so the price is a "from" price. */
export const FromAPrice: Story = {
  args: { product: { ...shirt, price_from: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("catalog:price_from"))).toBeVisible();
  },
};

/** Without a discount, no price is struck through. */
export const Undiscounted: Story = {
  args: { product: undiscounted },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("s")).toBeNull();
    await expect(canvasElement).not.toHaveTextContent("%");
  },
};

/** Sold out, said in words and not by color alone. */
export const SoldOut: Story = {
  args: { product: soldOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("catalog:card.sold_out"))).toBeVisible();
  },
};

/** Cheaper than when the customer last saw it, according to `SeenPricesContext`. */
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

/** Without ratings and sales: neither "0 stars" nor "0 sold". */
export const JustArrived: Story = {
  args: { product: unrated },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Đã bán/)).toBeNull();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** The longest name, price and shop without a picture, in the narrowest column. */
export const LongText: Story = {
  args: { product: longProduct },
  decorators: [inBox({ width: 138 })],
  play: async ({ canvas, canvasElement }) => {
    const digits = document.createRange();
    digits.selectNode(canvas.getByText(/99\.999\.999\.998/).lastChild ?? canvasElement);
    await expect(digits.getClientRects()).toHaveLength(1);
    const sizeOf = (part: string) =>
      Number.parseFloat(
        getComputedStyle(canvasElement.querySelector(`[data-size] > ${part}`) ?? canvasElement).fontSize,
      );
    await expect(sizeOf("span")).toBeGreaterThanOrEqual(sizeOf("s"));
    const card = canvasElement.querySelector("article");
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};

/** A long shop name is truncated; the mall's name below it is shown in full. */
export const LongShop: Story = {
  args: { product: { ...shirt, tenant: { ...longProduct.tenant, mall_name: shirt.tenant.mall_name } } },
  decorators: [inBox({ width: 164 })],
  play: async ({ canvas }) => {
    const mall = canvas.getByText(shirt.tenant.mall_name);
    const shop = canvas.getByText(longProduct.tenant.name);
    await expect(mall.scrollWidth).toBe(mall.clientWidth);
    await expect(shop.clientWidth).toBeLessThan(shop.scrollWidth);
  },
};

/** Every state, side by side. */
export const Matrix: Story = {
  tags: ["visual"],
  decorators: [inBox({ width: "calc(100vw - 32px)" })],
  render: (args) => (
    <div style={{ display: "grid", gap: 12, gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))" }}>
      {[shirt, undiscounted, inDeal, soldOut, unrated, brokenPicture, longProduct].map((product) => (
        <ProductCard key={product.id} {...args} product={product} />
      ))}
      <ProductCard {...args} product={inDeal} priceSeen={9_999_999} />
    </div>
  ),
};
