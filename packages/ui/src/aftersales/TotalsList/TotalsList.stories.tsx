import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { TotalsList } from "./TotalsList.tsx";

const meta = {
  component: TotalsList,
  args: {
    totals: {
      order_tenant: 1_432_000,
      delivery_fee: 25_000,
      delivery_coupon_value: 25_000,
      mall_coupon_value: 100_000,
      tenant_coupon_value: 50_000,
      order_tenant_final: 1_282_000,
    },
  },
  decorators: [inBox({ maxWidth: 420 })],
} satisfies Meta<typeof TotalsList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Delivery, each coupon with a minus sign, and the total last. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const amounts = canvas
      .getAllByRole("definition")
      .map((amount) => amount.textContent?.replace(/\s/g, " "));
    await expect(amounts).toEqual([
      "1.432.000 đ",
      "25.000 đ",
      "−25.000 đ",
      "−100.000 đ",
      "−50.000 đ",
      "1.282.000 đ",
    ]);
  },
};

/** A line that is 0 is left out. */
export const NothingTakenOff: Story = {
  args: {
    totals: {
      order_tenant: 778_000,
      delivery_fee: 0,
      delivery_coupon_value: 0,
      mall_coupon_value: 0,
      tenant_coupon_value: 0,
      order_tenant_final: 778_000,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(2);
  },
};

/** The largest amounts on the narrowest phone. */
export const LongText: Story = {
  args: {
    totals: {
      order_tenant: 99_999_999_999,
      delivery_fee: 9_999_999,
      delivery_coupon_value: 9_999_999,
      mall_coupon_value: 10_000_000_000,
      tenant_coupon_value: 1_000_000_000,
      order_tenant_final: 88_999_999_999,
    },
  },
  globals: { viewport: { value: "small" } },
};
