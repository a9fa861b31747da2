import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import {
  CATALOG_NOW,
  comingCoupon,
  expiredCoupon,
  fixedCoupon,
  flatCoupon,
  freeShipping,
  longCoupon,
  percentCoupon,
  usedUpCoupon,
} from "../../fixtures/coupons/coupons.ts";
import { inBox } from "../../fixtures/in-box.tsx";
import { named, textOf } from "../../fixtures/texts.ts";
import { CouponChip } from "./CouponChip.tsx";

const meta = {
  component: CouponChip,
  args: { coupon: fixedCoupon, now: CATALOG_NOW, onSave: fn(), href: "#ma-giam-gia" },
  decorators: [inBox({ maxWidth: 328 })],
} satisfies Meta<typeof CouponChip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The discount, the minimum, the expiry, and how many are left. */
export const Default: Story = {};

/** An expiry within a day is shown as the last valid minute. */
export const EndsWithinADay: Story = {
  args: { coupon: { ...fixedCoupon, ends_at: "2026-11-22T11:00:00Z" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("catalog:coupon.ends", { time: "17:59 22/11/2026" }))).toBeVisible();
  },
};

/** A percentage shows its maximum discount. */
export const Percent: Story = {
  args: { coupon: percentCoupon },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("catalog:coupon.percent", { percent: "10%" }))).toBeVisible();
    await expect(
      canvas.getByText(
        `${textOf("catalog:coupon.no_minimum")} · ${textOf("catalog:coupon.up_to", { amount: "80.000 đ" })}`,
      ),
    ).toBeVisible();
  },
};

/** A flat coupon sets the delivery fee to its value; 0 means free delivery. */
export const Flat: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <CouponChip {...args} coupon={flatCoupon} />
      <CouponChip {...args} coupon={freeShipping} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("catalog:coupon.delivery_flat", { amount: "5.000 đ" })),
    ).toBeVisible();
    await expect(canvas.getByText(textOf("catalog:coupon.delivery_free"))).toBeVisible();
  },
};

/** A saved, used, used-up or expired coupon cannot be saved, and says which it is instead of how many are left. */
export const NothingToSave: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <CouponChip {...args} saved />
      <CouponChip {...args} used />
      <CouponChip {...args} coupon={usedUpCoupon} />
      <CouponChip {...args} coupon={expiredCoupon} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    for (const word of [
      textOf("catalog:coupon.saved"),
      textOf("catalog:coupon.used"),
      textOf("catalog:coupon.used_up"),
      textOf("catalog:coupon.expired"),
    ]) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
    const left = textOf("catalog:coupon.remaining", { count: 240, amount: "240" });
    await expect(canvas.getAllByText(left)).toHaveLength(1);
  },
};

/** A coupon that starts later can already be saved. */
export const NotStarted: Story = {
  args: { coupon: comingCoupon },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("catalog:coupon.starts", { time: "07:00 20/12/2026" })),
    ).toBeVisible();
    await expect(
      canvas.getByRole("button", named("catalog:coupon.save_named", { code: "NOEL24" })),
    ).toBeEnabled();
  },
};

/** The longest names and amounts. */
export const LongText: Story = {
  args: { coupon: longCoupon },
  globals: { viewport: { value: "small" } },
};

/** Every kind and state. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      {[
        fixedCoupon,
        percentCoupon,
        flatCoupon,
        freeShipping,
        comingCoupon,
        usedUpCoupon,
        expiredCoupon,
        longCoupon,
      ].map((coupon) => (
        <CouponChip key={coupon.id} {...args} coupon={coupon} saved={coupon === percentCoupon} />
      ))}
    </div>
  ),
};

/** In forced colors, too, the bar shows how many are left, whatever the coupon is for. */
export const FilledInForcedColors: Story = {
  ...Flat,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    if (import.meta.env.MODE !== "test") return;
    const { inForcedColors } = await import("../../fixtures/foundations/forced-colors.ts");
    const bars = [...canvasElement.querySelectorAll("[data-left] > span")];
    await expect(bars).toHaveLength(2);
    const colorOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
    const seen = await inForcedColors(() =>
      bars.map((bar) => [colorOf(bar), colorOf(bar.firstElementChild)]),
    );
    for (const [track, filled] of seen) await expect(filled).not.toBe(track);
  },
};

/** Saving calls the owner with the coupon. */
export const Saves: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(textOf("catalog:coupon.minimum", { amount: "300.000 đ" }))).toBeVisible();
    await expect(canvas.getByText(textOf("catalog:coupon.ends", { time: "30/11/2026" }))).toBeVisible();
    await expect(canvas.getByText("SEN50K")).toBeVisible();
    // The bar shows the same number as the text: 240 of 1,000 are left.
    const left = canvas.getByText(textOf("catalog:coupon.remaining", { count: 240, amount: "240" }));
    await expect(left.querySelector<HTMLElement>("i")?.style.width).toBe("24%");
    await userEvent.click(canvas.getByRole("button", named("catalog:coupon.save_named", { code: "SEN50K" })));
    await expect(args.onSave).toHaveBeenCalledWith(fixedCoupon);
  },
};
