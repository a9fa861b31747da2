import { DELIVERY_TYPES } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { longDelivery, shippingMethods } from "../../fixtures/checkout/checkout.ts";
import { silkPickup } from "../../fixtures/aftersales/request-context.ts";
import { including, textOf } from "../../fixtures/texts.ts";
import { DeliveryPicker } from "./DeliveryPicker.tsx";

const meta = {
  component: DeliveryPicker,
  args: { pickup: silkPickup, methods: shippingMethods, value: "normal", onChange: fn() },
} satisfies Meta<typeof DeliveryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name, dates and fee of each method; an unavailable one says why. */
export const Default: Story = {};

/** Long names at 320 px. */
export const LongText: Story = {
  args: {
    methods: [longDelivery],
  },
  globals: { viewport: { value: "small" } },
};

/** With a choice, and with none. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <DeliveryPicker {...args} />
      <DeliveryPicker {...args} value={null} />
    </div>
  ),
};

/** Each method as the chosen one. */
export const EveryChoice: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {DELIVERY_TYPES.map((type) => (
        <DeliveryPicker
          key={type}
          {...args}
          value={type}
          methods={args.methods.map((method) => ({ ...method, available: true }))}
        />
      ))}
    </div>
  ),
};

export const TellsTheChoice: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(textOf("checkout:delivery.between", { from: "23/11/2026", to: "25/11/2026" })),
    ).toBeVisible();
    await expect(canvas.getByText(/Gian L2-14, Sen Bến Thành/)).toBeVisible();
    await expect(canvas.getByRole("radio", { name: including("Cửa hàng tự giao") })).toBeDisabled();
    await expect(canvas.getByText(including("Cửa hàng chỉ giao trong nội thành Hà Nội"))).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: including("Giao hỏa tốc") }));
    await expect(args.onChange).toHaveBeenCalledWith("express");
  },
};
