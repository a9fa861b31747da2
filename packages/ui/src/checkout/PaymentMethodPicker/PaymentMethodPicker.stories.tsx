import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { cashOnDelivery, payOnline, payWithMomo, payWithVnpay } from "../../fixtures/checkout/checkout.ts";
import { including } from "../../fixtures/texts.ts";
import { PaymentMethodPicker } from "./PaymentMethodPicker.tsx";

const meta = {
  component: PaymentMethodPicker,
  args: { choices: [cashOnDelivery, payOnline], value: cashOnDelivery, onChange: fn() },
} satisfies Meta<typeof PaymentMethodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two payment methods. */
export const Default: Story = {};

/** Several gateways and cash; each gateway is listed by name. */
export const SeveralGateways: Story = {
  args: { choices: [cashOnDelivery, payWithVnpay, payWithMomo], value: payWithVnpay },
};

/** An unavailable method says why. */
export const Unavailable: Story = {
  args: {
    value: payOnline,
    choices: [
      {
        ...cashOnDelivery,
        available: false,
        unavailable_reason: "Đơn trên 20.000.000 đ cần thanh toán trực tuyến",
      },
      payOnline,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: including("Thanh toán khi nhận hàng") })).toBeDisabled();
    await expect(canvas.getByText(/cần thanh toán trực tuyến/)).toBeVisible();
  },
};

/** Long texts at 320 px. */
export const LongText: Story = {
  args: {
    choices: [{ ...payOnline, name: payOnline.name.repeat(3), description: payOnline.description.repeat(3) }],
  },
  globals: { viewport: { value: "small" } },
};

export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <PaymentMethodPicker {...args} />
      <PaymentMethodPicker
        {...args}
        choices={[cashOnDelivery, payWithVnpay, payWithMomo]}
        value={payWithMomo}
      />
      <PaymentMethodPicker {...args} value={payOnline} />
    </div>
  ),
};

export const TellsTheGateway: Story = {
  args: { choices: [cashOnDelivery, payWithVnpay, payWithMomo], value: payWithVnpay },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radio", { name: /VNPAY/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /MoMo/ }));
    await expect(args.onChange).toHaveBeenCalledWith(payWithMomo);
  },
};
