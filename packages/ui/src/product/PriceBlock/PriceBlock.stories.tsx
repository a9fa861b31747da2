import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { CATALOG_NOW } from "../../fixtures/coupons/coupons.ts";
import { inDeal, longProduct, shirt, undiscounted } from "../../fixtures/catalog/products.ts";
import { textOf } from "../../fixtures/texts.ts";
import { PriceBlock } from "./PriceBlock.tsx";

const meta = {
  component: PriceBlock,
  args: { product: shirt, now: CATALOG_NOW },
} satisfies Meta<typeof PriceBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Discounted: the original price struck through, and the discount. */
export const Default: Story = {};

/** Not discounted: no price is struck through. Spec §1. */
export const NotLower: Story = {
  args: { product: undiscounted },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("s")).toBeNull();
  },
};

/** Cheaper than on the customer's last visit. Not shown for a more expensive variant. */
export const CheaperThanSeen: Story = {
  args: { priceSeen: shirt.price_after_discount + 40_000 },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <PriceBlock {...args} />
      <PriceBlock
        {...args}
        offer={{ price: shirt.price_after_discount + 9_000, original: 519_000, from: false, stock: 4 }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(textOf("catalog:viewed.cheaper", { amount: "40.000 đ" }))).toHaveLength(
      1,
    );
    const [cheaper, plain] = canvas.getAllByText(/^[\d.]+\sđ$/, { selector: "[data-size] > span" });
    const sizeOf = (price?: HTMLElement) => price && getComputedStyle(price).fontSize;
    await expect(sizeOf(cheaper)).toBe(sizeOf(plain));
  },
};

/** Another variant is cheaper than the deal's: its price is not shown as the deal's. */
export const CheaperThanTheDeal: Story = {
  args: { product: { ...inDeal, price_after_discount: 199_000 } },
  render: (args) => (
    <>
      <PriceBlock {...args} />
      <PriceBlock
        {...args}
        product={inDeal}
        offer={{ price: 199_000, original: 599_000, from: true, stock: 4 }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("199.000 đ")).toHaveLength(2);
    await expect(canvas.queryByRole("timer")).toBeNull();
    await expect(canvas.queryByText(textOf("catalog:card.deal"))).toBeNull();
  },
};

/** The deal ended: calls `onDealEnd` once. */
export const DealEnds: Story = {
  args: { product: inDeal, now: inDeal.flash_deal?.ends_at ?? "", onDealEnd: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDealEnd).toHaveBeenCalledOnce());
  },
};

/** The largest amounts, at 320 px. */
export const LongText: Story = {
  args: {
    product: longProduct,
    offer: { price: 99_999_999_998, original: 99_999_999_999, from: true, stock: 1 },
  },
  globals: { viewport: { value: "small" } },
};

/** Discounted, not discounted, starting price, flash deal. */
export const Matrix: Story = {
  tags: ["visual"],
  render: ({ now }) => (
    <div style={{ display: "grid", gap: 24 }}>
      <PriceBlock product={shirt} />
      <PriceBlock product={undiscounted} />
      <PriceBlock product={shirt} offer={{ price: 389_000, original: 519_000, from: true, stock: 4 }} />
      <PriceBlock product={inDeal} now={now} />
      <PriceBlock product={inDeal} now={now} priceSeen={inDeal.price_after_discount + 20_000} />
    </div>
  ),
};
