import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CATALOG_NOW, fixedCoupon, percentCoupon, someCoupons } from "../../fixtures/coupons/coupons.ts";
import { textOf } from "../../fixtures/texts.ts";
import { CouponStrip } from "./CouponStrip.tsx";

const meta = {
  component: CouponStrip,
  args: {
    label: "Mã giảm giá cho bạn",
    coupons: someCoupons,
    savedCouponIds: [percentCoupon.id],
    now: CATALOG_NOW,
    onSaveCoupon: fn(),
    couponHref: (id) => `#coupon-${id}`,
  },
} satisfies Meta<typeof CouponStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several coupons, one of them saved. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(textOf("catalog:coupon.saved"))).toHaveLength(1);
  },
};

/** A single coupon. */
export const One: Story = { args: { coupons: [fixedCoupon] } };

/** In a narrow box a coupon is no wider than the box, so its button is not cut off. */
export const Narrow: Story = {
  decorators: [(Narrow) => <div style={{ width: 240 }}>{Narrow()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getByRole("list");
    await expect(row.firstElementChild?.clientWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};
