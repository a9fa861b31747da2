import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { checkout, longCheckout } from "../../fixtures/checkout/checkout.ts";
import { textOf } from "../../fixtures/texts.ts";
import { OrderSummary } from "./OrderSummary.tsx";

const meta = {
  component: OrderSummary,
  args: { totals: checkout.totals, lineCount: 3 },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Line by line. A delivery coupon of 0 has no line. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("checkout:summary.goods", { count: 3 }))).toBeVisible();
    await expect(canvas.getByText(textOf("catalog:coupon.scope.tenant"))).toBeVisible();
    await expect(canvas.queryByText(textOf("catalog:coupon.scope.delivery"))).toBeNull();
    await expect(canvas.getByText("1.187.000 đ")).toBeVisible();
  },
};

/** Only goods. */
export const GoodsOnly: Story = {
  args: {
    totals: {
      goods_total: 389_000,
      delivery_fee: 0,
      tenant_coupon_value: 0,
      mall_coupon_value: 0,
      delivery_coupon_value: 0,
      total: 389_000,
    },
    lineCount: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(2);
  },
};

/** The largest amounts at 320 px. */
export const LongText: Story = {
  args: { totals: longCheckout.totals },
  globals: { viewport: { value: "small" } },
};

/** Complete, and while the totals are loading. */
export const Matrix: Story = {
  tags: ["visual"],
  // Two summaries on one sheet share a name; a page has one.
  parameters: { a11y: { options: { rules: { "landmark-unique": { enabled: false } } } } },
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <OrderSummary {...args} totals={{ ...args.totals, delivery_coupon_value: 20_000, total: 1_167_000 }} />
      <OrderSummary {...args} busy />
    </div>
  ),
};
