import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { deals, longDeals } from "../../fixtures/catalog/discover.ts";
import { named } from "../../fixtures/texts.ts";
import { FlashDealStrip } from "./FlashDealStrip.tsx";

const meta = {
  component: FlashDealStrip,
  args: { deals, productHref: catalogHrefs.product, onEnd: fn() },
} satisfies Meta<typeof FlashDealStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The time left by the server's clock, and the deals. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer", named("catalog:deal.ends_in"))).toHaveTextContent(/03:12:0\d/);
  },
};

/** When the first deal ends, `onEnd` is called once. */
export const Ends: Story = {
  args: { deals: { ...deals, items: deals.items.map((deal) => ({ ...deal, ends_at: deals.now })) } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};

/** Days left, millions of pieces, and the longest names and prices, at 320 px. */
export const LongText: Story = { args: { deals: longDeals }, globals: { viewport: { value: "small" } } };
