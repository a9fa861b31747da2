import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import {
  CATALOG_NOW,
  couponCategories,
  fixedCoupon,
  flatCoupon,
  freeShipping,
  longCoupon,
  percentCoupon,
} from "../../fixtures/coupons/coupons.ts";
import { malls } from "../../fixtures/catalog/malls.ts";
import { named, served, textOf } from "../../fixtures/texts.ts";
import { CouponHallScreen } from "./CouponHallScreen.tsx";

const list = {
  state: "ready" as const,
  items: [fixedCoupon, percentCoupon, flatCoupon, freeShipping],
  total: 37,
  now: CATALOG_NOW,
  hasMore: true,
  onLoadMore: fn(),
};

const meta = {
  component: CouponHallScreen,
  args: {
    list,
    filters: {},
    categories: couponCategories,
    malls,
    hrefOf: (filters) => `#${JSON.stringify(filters)}`,
    onSearch: fn(),
    couponHref: (id) => `#coupon-${id}`,
    savedCouponIds: [percentCoupon.id],
    onSaveCoupon: fn(),
  },
} satisfies Meta<typeof CouponHallScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sitewide and shop coupons, one of them saved. */
export const Default: Story = { tags: ["visual"] };

/** Filtered by a category, which can be removed. */
export const Narrowed: Story = {
  args: { filters: { category_id: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: served("Điện tử") })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(canvas.getByRole("link", named("coupons:hall.every_category"))).not.toHaveAttribute(
      "aria-current",
    );
  },
};

/** On a desktop. Its filters have other names than the shell's menus. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const menus = [textOf("shell:malls.title"), textOf("shell:categories.title")];
    for (const name of menus) await expect(canvas.queryByRole("navigation", { name })).toBeNull();
  },
};

/** Skeletons. */
export const Loading: Story = { args: { list: { state: "loading" } } };

/** No coupon matches: a link to all coupons. */
export const NothingFound: Story = {
  args: { list: { ...list, items: [], total: 0, hasMore: false }, filters: { keyword: "xyz" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("coupons:hall.see_all"))).toBeVisible();
  },
};

/** There are no coupons at all. */
export const Empty: Story = {
  args: { list: { ...list, items: [], total: 0, hasMore: false }, categories: [] },
};

/** Loading failed. */
export const Failed: Story = { args: { list: { state: "failed", onRetry: fn() } } };

/** The next page failed to load; the loaded coupons stay. */
export const MoreFailed: Story = { args: { list: { ...list, moreFailed: true } } };

/** The longest texts, at 320 px. */
export const LongText: Story = {
  args: { list: { ...list, items: [longCoupon] } },
  globals: { viewport: { value: "small" } },
};

/** Searches, filters and saves. */
export const SearchesAndSaves: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox", named("coupons:hall.search")), " lụa {enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("lụa");
    await userEvent.click(canvas.getByRole("button", named("catalog:coupon.save_named", { code: "SEN50K" })));
    await expect(args.onSaveCoupon).toHaveBeenCalledWith(fixedCoupon);
    await expect(canvas.getByText(textOf("catalog:coupon.saved"))).toBeVisible();
    await expect(
      canvas.getByText(textOf("coupons:hall.progress", { count: 37, shown: "4", total: "37" })),
    ).toBeVisible();
  },
};
