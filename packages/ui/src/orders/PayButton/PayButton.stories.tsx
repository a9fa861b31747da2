import { PaymentStatus } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { titledOrders } from "../../fixtures/orders/orders.ts";
import { including, textOf } from "../../fixtures/texts.ts";
import { PayButton } from "./PayButton.tsx";

const others = [
  { id: 9002, code: "SEN-261121-0043", order_tenant_final: 389_000 },
  { id: 9003, code: "SEN-261121-0044", order_tenant_final: 265_000 },
];

const meta = {
  component: PayButton,
  args: {
    order: titledOrders.awaitingPayment,
    pay: { busy: null, locked: false, start: fn(() => Promise.resolve()) },
  },
} satisfies Meta<typeof PayButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One order: its amount. */
export const Default: Story = {};

/** Orders of three shops in one failed payment: the total of all. */
export const Together: Story = {
  args: { order: { ...titledOrders.paymentFailed, paid_together: others } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleName(
      including(textOf("orders:pay.again_together", { amount: "1.452.000 đ", count: 3 })),
    );
  },
};

/** In a list, the accessible name contains the order's code. */
export const Named: Story = {
  tags: ["!dev", "!autodocs"],
  args: { named: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleName(/SEN-261121-0042$/);
  },
};

/** First payment and retry, one order and several. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <PayButton {...args} />
      <PayButton {...args} order={{ ...args.order, payment_status: PaymentStatus.failed }} />
      <PayButton {...args} order={{ ...args.order, paid_together: others }} />
      <PayButton
        {...args}
        order={{ ...args.order, paid_together: others, payment_status: PaymentStatus.failed }}
      />
    </div>
  ),
};
