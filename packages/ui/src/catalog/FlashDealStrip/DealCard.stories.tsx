import type { FlashDeal } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { deals, longDeals } from "../../fixtures/catalog/discover.ts";
import { brokenPicture } from "../../fixtures/catalog/products.ts";
import { named, served, textOf } from "../../fixtures/texts.ts";
import { SeenPricesContext } from "../seen-prices.ts";
import { DealCard } from "./DealCard.tsx";

const [running] = deals.items;
const [long] = longDeals.items;
if (running === undefined || long === undefined) throw new Error("fixtures without deals");
const sold = (count: number): FlashDeal => ({ ...running, sold: count });

const meta = {
  component: DealCard,
  args: { deal: sold(31), href: "#product" },
  decorators: [inBox({ width: 160 })],
} satisfies Meta<typeof DealCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The price, the discount, and how much has been sold. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: served(running.product.name) })).toHaveAttribute(
      "href",
      "#product",
    );
    await expect(canvasElement.querySelector("s")).toHaveTextContent("399.000");
    await expect(
      canvas.getByRole("progressbar", named("catalog:deal.sold", { sold: "31", stock: "50" })),
    ).toHaveAttribute("aria-valuenow", "62");
    await expect(
      canvas.getByText(textOf("catalog:deal.sold_short", { sold: "31", stock: "50" })),
    ).toBeVisible();
  },
};

const seenDearer = { subscribe: () => () => undefined, priceSeen: () => 99_999_999_999 };

/** Cheaper than when the customer last saw it; the badge fits the narrowest card. */
export const CheaperThanSeen: Story = {
  decorators: [
    (Story) => (
      <SeenPricesContext value={seenDearer}>
        <div style={{ width: 148 }}>
          <Story />
        </div>
      </SeenPricesContext>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(textOf("catalog:viewed.cheaper_short", { amount: "99.999.800.999 đ" })),
    ).toBeVisible();
    const card = canvasElement.querySelector("article");
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};

/** Once the deal is sold out nobody gets its price, so it is not shown as cheaper. */
export const SoldOutOfCheaper: Story = {
  tags: ["!dev", "!autodocs"],
  args: { deal: sold(50) },
  decorators: [
    (Story) => (
      <SeenPricesContext value={seenDearer}>
        <Story />
      </SeenPricesContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Rẻ hơn/)).toBeNull();
  },
};

/** More than four fifths are sold: a text says so, too. */
export const NearlySoldOut: Story = {
  args: { deal: sold(47) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("catalog:deal.nearly_gone"))).toBeVisible();
  },
};

/** Sold out; a number above the stock does not overflow the bar. */
export const SoldOut: Story = {
  args: { deal: sold(63) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("catalog:deal.gone"))).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  },
};

/** Nothing sold yet: no "0" is shown. */
export const JustOpened: Story = {
  args: { deal: sold(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("catalog:deal.just_opened"))).toBeVisible();
  },
};

/** The longest name, the largest prices and millions of pieces, in the narrowest card. */
export const LongText: Story = {
  args: { deal: long },
  decorators: [inBox({ width: 148 })],
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector("article");
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};

/** Every state, and a broken picture. */
export const Matrix: Story = {
  tags: ["visual"],
  decorators: [inBox({ width: "calc(100vw - 32px)" })],
  render: (args) => (
    <div style={{ display: "grid", gap: 12, gridTemplateColumns: "repeat(auto-fill, minmax(148px, 1fr))" }}>
      {[sold(31), sold(47), sold(50), sold(0), long, { ...running, product: brokenPicture }].map(
        (deal, index) => (
          <DealCard key={index} {...args} deal={deal} />
        ),
      )}
    </div>
  ),
};
