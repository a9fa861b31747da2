import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CATALOG_NOW, longCoupon, myCoupons, usedCoupon } from "../../fixtures/coupons/coupons.ts";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { VoucherScreen } from "./VoucherScreen.tsx";

const list = {
  state: "ready" as const,
  items: myCoupons,
  total: myCoupons.length,
  hasMore: false,
  now: CATALOG_NOW,
  onLoadMore: fn(),
};

const meta = {
  component: VoucherScreen,
  args: {
    tab: "usable",
    tabHref: (tab) => `#${tab}`,
    list,
    hrefs: {
      coupon: (id) => `#coupon-${id}`,
      coupons: "#hall",
      cart: "#cart",
      shop: (id) => `#shop-${id}`,
      mall: (id) => `#mall-${id}`,
      products: "#products",
    },
  },
} satisfies Meta<typeof VoucherScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each coupon shows its effect on the cart (a discount, an amount still missing, or none) and links to where it can be used. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("coupons:wallet.saves", { amount: "50.000 đ" }))).toBeVisible();
    await expect(canvas.getByText(textOf("coupons:wallet.missing", { amount: "42.000 đ" }))).toBeVisible();
    await expect(
      canvas.getByRole("link", named("coupons:wallet.use_named", { code: "SEN50K" })),
    ).toHaveAttribute("href", "#cart");
    await expect(
      canvas.getByRole("link", named("coupons:wallet.use_named", { code: "LUA10" })),
    ).toHaveAttribute("href", "#shop-17");
  },
};

/** A used coupon says when it was used. */
export const Used: Story = {
  args: { tab: "used", list: { ...list, items: [usedCoupon], total: 1 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("coupons:wallet.used_at", { time: "12:20 12/11/2026" })),
    ).toBeVisible();
    // The tab and the coupon.
    await expect(canvas.getAllByText(textOf("catalog:coupon.used"))).toHaveLength(2);
    await expect(canvas.queryByRole("link", { name: /Dùng ngay/ })).toBeNull();
  },
};

/** Skeletons. */
export const Loading: Story = { args: { list: { state: "loading" } } };

/** No saved coupons: a link to the coupons to save. */
export const Empty: Story = {
  args: { list: { ...list, items: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link", named("coupons:wallet.hall"))[0]).toHaveAttribute(
      "href",
      "#hall",
    );
  },
};

/** No expired coupons. */
export const EmptyExpired: Story = {
  args: { tab: "expired", list: { ...list, items: [], total: 0 } },
};

/** Loading failed. */
export const Failed: Story = { args: { list: { state: "failed", onRetry: fn() } } };

/** The longest texts, at 320 px. */
export const LongText: Story = {
  args: {
    list: { ...list, items: [{ ...usedCoupon, ...longCoupon, used_at: null, cart_missing: 99_000_000 }] },
  },
  globals: { viewport: { value: "small" } },
};

/** On a common small phone, the link to more coupons stays beside the heading, in the fallback font too. */
export const HeadingWithItsLink: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    const link = canvas.getByRole("link", named("coupons:wallet.hall")).getBoundingClientRect();
    await expect(link.top).toBeLessThan(heading.bottom);
  },
};

/** Text at 200% on a phone: the link goes below the number left, which stays readable. */
export const TwiceTheText: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "phone" } },
  beforeEach: twiceTheText,
  play: async ({ canvasElement }) => {
    for (const left of canvasElement.querySelectorAll("[data-left]")) {
      const link = left.nextElementSibling?.getBoundingClientRect();
      await expect(link?.top).toBeGreaterThanOrEqual(left.getBoundingClientRect().bottom);
    }
  },
};
