import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CATALOG_NOW, fixedCoupon, freeShipping } from "../../fixtures/coupons/coupons.ts";
import { textOf } from "../../fixtures/texts.ts";
import { WelcomeGift } from "./WelcomeGift.tsx";

const meta = {
  component: WelcomeGift,
  args: { coupons: [fixedCoupon], now: CATALOG_NOW, onSaveCoupon: fn(), couponHref: (id) => `#coupon-${id}` },
} satisfies Meta<typeof WelcomeGift>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One coupon for the first order. */
export const Default: Story = {};

/** Several coupons, one of them saved, at 320 px. */
export const Several: Story = {
  args: { coupons: [fixedCoupon, freeShipping], savedCouponIds: [fixedCoupon.id] },
  globals: { viewport: { value: "small" } },
};

/** On a desktop. */
export const Matrix: Story = {
  tags: ["visual"],
  args: { coupons: [fixedCoupon, freeShipping] },
  globals: { viewport: { value: "desktop" } },
};

/** Saves the coupon. */
export const Saves: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const name = textOf("catalog:coupon.save_named", { code: fixedCoupon.code });
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onSaveCoupon).toHaveBeenCalledWith(fixedCoupon);
  },
};
