import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { listHref } from "../../fixtures/catalog/catalog-hrefs.ts";
import { listing, shortListing } from "../../fixtures/catalog/listing.ts";
import { named, numbers, textOf, wordsOf } from "../../fixtures/texts.ts";
import { MoreProducts } from "./MoreProducts.tsx";

const meta = {
  component: MoreProducts,
  args: { listing, filters: ALL_PRODUCTS, hrefOf: listHref, onLoadMore: fn() },
} satisfies Meta<typeof MoreProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How many products have been loaded. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const count = { count: 840, amount: numbers().integer(840), seen: "24" };
    await expect(canvas.getByText(textOf("catalog:list.progress", count))).toBeVisible();
  },
};

/** Loading more. */
export const LoadingMore: Story = { args: { loadingMore: true } };

/** Loading failed: an alert says so, and a button retries. */
export const Failed: Story = {
  args: { moreFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("catalog:list.more_failed"));
    await expect(canvas.getByRole("button", { name: wordsOf().retry })).toBeVisible();
  },
};

/** Beyond a thousand products the total is unknown, but loading goes on. */
export const PastTheCounted: Story = {
  args: { listing: { ...listing, total: 1001, page: 50, last_page: 100 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        textOf("catalog:list.progress_uncounted", { count: 1001, seen: `${numbers().integer(1000)}+` }),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("button", named("catalog:list.more"))).toBeVisible();
  },
};

/** More to load, loading, and failed. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <MoreProducts {...args} />
      <MoreProducts {...args} loadingMore />
      <MoreProducts {...args} moreFailed />
    </div>
  ),
};

/** The last page is half full; the number seen never exceeds the total. */
export const End: Story = {
  tags: ["!dev", "!autodocs"],
  render: function OneMore(args) {
    const [shown, setShown] = useState(listing);
    return <MoreProducts {...args} listing={shown} onLoadMore={() => setShown(shortListing)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(
      canvas.getByText(textOf("catalog:list.progress_all", { count: 5, amount: "5" })),
    ).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
