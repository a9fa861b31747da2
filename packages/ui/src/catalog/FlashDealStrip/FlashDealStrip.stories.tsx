import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog-hrefs.ts";
import { deals, longDeals } from "../../fixtures/discover.ts";
import { guide } from "./FlashDealStrip.guide.ts";
import { FlashDealStrip } from "./FlashDealStrip.tsx";

const meta = {
  component: FlashDealStrip,
  parameters: { guide },
  args: { deals, productHref: catalogHrefs.product, moreHref: "#deals", onEnd: fn() },
} satisfies Meta<typeof FlashDealStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Time left, counted from the server's clock; how much of each deal is gone, in words too. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer", { name: "Kết thúc sau" })).toHaveTextContent(/03:12:0\d/);
    await expect(canvas.getByRole("progressbar", { name: "Đã bán 31 trên 50 suất" })).toHaveAttribute(
      "aria-valuenow",
      "62",
    );
    for (const words of ["Đã bán 31/50", "Sắp hết", "Hết suất", "Vừa mở bán"]) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
  },
};

/** When the first deal ends its owner is told, once. */
export const Ends: Story = {
  args: { deals: { ...deals, items: deals.items.map((deal) => ({ ...deal, ends_at: deals.now })) } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};

/** Nothing where no deal runs. */
export const Empty: Story = {
  args: { deals: { ...deals, items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};

/** Days left, millions of pieces, the longest names and prices, at 320 px. */
export const LongText: Story = { args: { deals: longDeals }, globals: { viewport: { value: "small" } } };

/** All of it. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};
