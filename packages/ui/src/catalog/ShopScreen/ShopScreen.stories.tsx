import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { CATALOG_NOW, percentCoupon, someCoupons } from "../../fixtures/coupons/coupons.ts";
import { followingOf } from "../../fixtures/catalog/following.ts";
import { emptyListing, listArgs, listing, loaded } from "../../fixtures/catalog/listing.ts";
import { longTenant, newTenant, silkTenant } from "../../fixtures/catalog/malls.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { ShopScreen } from "./ShopScreen.tsx";

const meta = {
  component: ShopScreen,
  args: {
    ...listArgs,
    shop: silkTenant,
    coupons: { now: CATALOG_NOW, items: someCoupons },
    savedCouponIds: [],
    onSaveCoupon: fn(),
    following: followingOf(silkTenant.id),
    list: loaded({ ...listing, total: silkTenant.product_count }),
    hrefs: catalogHrefs,
  },
} satisfies Meta<typeof ShopScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shop's header, its coupons, and its products, which do not repeat its name. */
export const Default: Story = { tags: ["visual"] };

/** The shop has no match: a link searches all shops. */
export const NotHere: Story = {
  args: {
    filters: { ...ALL_PRODUCTS, keyword: "tủ lạnh" },
    list: loaded(emptyListing),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("catalog:search.everywhere"))).toHaveAttribute(
      "href",
      catalogHrefs.search("tủ lạnh"),
    );
  },
};

/** The same on a desktop. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** Skeletons. */
export const Loading: Story = {
  args: { shop: undefined, coupons: undefined, list: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText(textOf("catalog:search.submit"))).toBeVisible();
  },
};

/** A new shop: not rated, no products. */
export const Empty: Story = {
  args: {
    shop: newTenant,
    coupons: undefined,
    list: loaded(emptyListing),
  },
};

/** Loading failed. */
export const Failed: Story = {
  args: { shop: undefined, coupons: undefined, list: { state: "failed", onRetry: fn() } },
};

/** The longest names without pictures, at 320 px. */
export const LongText: Story = {
  args: { shop: longTenant },
  globals: { viewport: { value: "small" } },
};

export const SavesACoupon: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: silkTenant.name })).toBeVisible();
    await expect(canvas.queryByTitle(/Gốm Bát Tràng/)).toBeNull();
    const search = textOf("catalog:shop.search", { name: silkTenant.name });
    await expect(canvas.getByRole("search", { name: search })).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", named("catalog:coupon.save_named", { code: percentCoupon.code })),
    );
    await expect(args.onSaveCoupon).toHaveBeenCalledWith(percentCoupon);
  },
};
