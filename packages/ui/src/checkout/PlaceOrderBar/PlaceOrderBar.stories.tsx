import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { cashOnDelivery, payOnline, payWithMomo, payWithVnpay } from "../../fixtures/checkout/checkout.ts";
import { named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { PlaceOrderBar } from "./PlaceOrderBar.tsx";

const soon = () => new Promise((resolve) => setTimeout(resolve, 300));

const meta = {
  component: PlaceOrderBar,
  parameters: { docs: { story: { inline: false, height: "240px" } } },
  args: {
    method: cashOnDelivery,
    onChangeMethod: fn(),
    total: 1_187_000,
    onPlaceOrder: fn(soon),
  },
} satisfies Meta<typeof PlaceOrderBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The total and the button. */
export const Default: Story = { tags: ["visual"] };

/** Paid at a gateway, which is named. */
export const AtVnpay: Story = { args: { method: payWithVnpay } };

export const AtMomo: Story = { args: { method: payWithMomo } };

/** The order as a whole was refused. */
export const Refused: Story = {
  args: { message: "Đơn này chưa đặt được. Hãy kiểm tra lại thông tin." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("checkout:obstacle.other"));
  },
};

/** The largest amount at 320 px. */
export const LongText: Story = {
  args: { method: payOnline, total: 99_999_999_999 },
  globals: { viewport: { value: "small" }, locale: "en" },
};

/** Paid online: the button says that the payment comes next. */
export const LeadsToPayment: Story = {
  args: { method: payOnline },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", named("checkout:place.button_online"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("checkout:payment.change_method")));
    await expect(args.onChangeMethod).toHaveBeenCalledOnce();
  },
};

/** The order is being placed. */
export const Placing: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", nameIncluding("checkout:place.button"));
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};
