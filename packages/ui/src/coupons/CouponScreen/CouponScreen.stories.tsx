import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import type { fixedCoupon } from "../../fixtures/coupons/coupons.ts";
import {
  CATALOG_NOW,
  expiredCoupon,
  freeShipping,
  longCoupon,
  percentCoupon,
} from "../../fixtures/coupons/coupons.ts";
import { named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { CouponScreen } from "./CouponScreen.tsx";

const ready = (coupon: typeof fixedCoupon) => ({
  state: "ready" as const,
  coupon: { ...coupon, now: CATALOG_NOW },
});

const meta = {
  component: CouponScreen,
  args: {
    request: ready(percentCoupon),
    saved: false,
    used: false,
    onSave: fn(),
    onCopy: fn((_code: string) => Promise.resolve(true)),
    hrefs: {
      home: "#home",
      coupons: "#coupons",
      shop: (id) => `#shop-${id}`,
      mall: (id) => `#mall-${id}`,
      products: "#products",
    },
  },
} satisfies Meta<typeof CouponScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The discount, where it is valid, and from which day through which. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const days = { from: "01/11/2026", until: "30/11/2026" };
    await expect(canvas.getByText(textOf("coupons:detail.window_value", days))).toBeVisible();
  },
};

/** The customer has saved it. */
export const Saved: Story = {
  args: { saved: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", named("coupons:detail.save"))).toBeNull();
    await expect(canvas.getByText(textOf("catalog:coupon.saved"))).toBeVisible();
  },
};

/** An expired coupon says so and links to the others. */
export const Over: Story = {
  tags: ["visual"],
  args: { request: ready(expiredCoupon) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("errors:coupon.expired"))).toBeVisible();
    await expect(canvas.queryByText(textOf("coupons:detail.remaining"))).toBeNull();
    await expect(canvas.queryByRole("button", named("coupons:detail.save"))).toBeNull();
    await expect(canvas.getByRole("link", named("coupons:detail.others"))).toBeVisible();
  },
};

/** The customer has used it. */
export const Used: Story = { args: { saved: true, used: true } };

/** Skeletons. */
export const Loading: Story = { args: { request: { state: "loading" } } };

/** Loading failed. */
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** The longest names, at 320 px. */
export const LongText: Story = {
  args: { request: ready(longCoupon) },
  globals: { viewport: { value: "small" } },
};

/** On the narrowest phone, each value is beside its label, even long ones. */
export const OnAPhone: Story = {
  tags: ["!dev", "!autodocs"],
  args: { request: ready(longCoupon) },
  globals: { viewport: { value: "small" } },
  play: async ({ canvasElement }) => {
    for (const term of canvasElement.querySelectorAll("dt")) {
      const name = term.getBoundingClientRect();
      const fact = term.nextElementSibling?.getBoundingClientRect();
      await expect(fact?.top).toBe(name.top);
      await expect(fact?.left).toBeGreaterThanOrEqual(name.right);
    }
  },
};

/** The whole page. */
export const Matrix: Story = {
  args: { request: ready(freeShipping), saved: true },
  tags: ["visual"],
};

/** The discount, where it is valid, and until when; saves and uses it. */
export const Saves: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: textOf("catalog:coupon.percent", { percent: "10%" }) }),
    ).toBeVisible();
    await expect(canvas.getByText("80.000 đ")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("coupons:detail.save")));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ id: percentCoupon.id }));
    await expect(canvas.getByRole("link", named("coupons:detail.use"))).toHaveAttribute("href", "#shop-17");
  },
};

/** Copies the code to the clipboard, and announces it. */
export const Copied: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("coupons:detail.copy_named", { code: "LUA10" })));
    await expect(await canvas.findByRole("status")).toHaveTextContent(textOf("coupons:detail.copied"));
  },
};

/** If the browser does not allow copying, the customer is asked to copy by hand. */
export const NotCopied: Story = {
  args: { onCopy: fn((_code: string) => Promise.resolve(false)) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", nameIncluding("coupons:detail.copy")));
    await expect(await canvas.findByRole("status")).toHaveTextContent(textOf("coupons:detail.not_copied"));
  },
};
