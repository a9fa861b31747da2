import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CATALOG_NOW, fixedCoupon, freeShipping, percentCoupon } from "../../fixtures/coupons/coupons.ts";
import { textOf } from "../../fixtures/texts.ts";
import { CouponLine } from "./CouponLine.tsx";

const meta = {
  component: CouponLine,
  args: {
    coupons: [percentCoupon, fixedCoupon, freeShipping],
    price: 429_000,
    now: CATALOG_NOW,
    onSaveCoupon: fn(),
    couponHref: (id) => `#coupon-${String(id)}`,
  },
} satisfies Meta<typeof CouponLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line for any number of coupons. */
export const Default: Story = { tags: ["visual"] };

/** At 320 px: only as many coupons as fit uncut. */
export const LongText: Story = { globals: { viewport: { value: "small" } } };

/** Leads with the coupons whose minimum the product's price reaches, then the nearest. */
export const UsableFirst: Story = {
  args: { price: 74_000 },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveTextContent(/(phí giao hàng|delivery).*50\.000 đ/);
  },
};

/** Expands to all coupons, where they can be saved. */
export const SavesOne: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const line = canvas.getByRole("button", { name: new RegExp(textOf("product:coupons")) });
    await userEvent.click(line);
    await expect(line).toHaveAttribute("aria-expanded", "true");
    const save = textOf("catalog:coupon.save_named", { code: fixedCoupon.code });
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await expect(args.onSaveCoupon).toHaveBeenCalledWith(fixedCoupon);
    await userEvent.click(line);
    await expect(canvas.queryByRole("button", { name: save })).toBeNull();
  },
};
