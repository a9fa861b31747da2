import type { Meta, StoryObj } from "@storybook/react-vite";
import { Banknote, CreditCard } from "lucide-react";
import { expect } from "storybook/test";
import { including } from "../../fixtures/texts.ts";
import { RadioGroup, type RadioOption } from "./RadioGroup.tsx";

const payments: RadioOption<string>[] = [
  {
    value: "cod",
    label: "Thanh toán khi nhận hàng",
    description: "Trả tiền mặt cho người giao",
    icon: <Banknote aria-hidden />,
  },
  {
    value: "online",
    label: "Thanh toán trực tuyến",
    description: "Thẻ, ví điện tử",
    icon: <CreditCard aria-hidden />,
    aside: "−2%",
  },
  { value: "later", label: "Trả sau", description: "Chưa dùng được cho đơn này", disabled: true },
];
const sizes: RadioOption<string>[] = [
  { value: "s", label: "S" },
  { value: "m", label: "M" },
  { value: "l", label: "L", disabled: true },
  { value: "xl", label: "XL, dành cho người cao trên 1,80 m" },
];

const meta = {
  component: RadioGroup<string>,
  args: { legend: "Phương thức thanh toán", options: payments },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two options, and a disabled one. */
export const Default: Story = {};

/** Every look on one sheet. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 24, maxWidth: 420 }}>
      <RadioGroup legend="Hàng" options={payments} defaultValue="cod" />
      <RadioGroup legend="Thẻ" look="cards" options={payments} defaultValue="online" />
      <RadioGroup legend="Kích cỡ" look="pills" options={sizes} defaultValue="m" />
      <RadioGroup legend="Sai" options={payments} error="Vui lòng chọn phương thức thanh toán" />
    </div>
  ),
};

/** The whole row is clickable; arrow keys skip disabled options. */
export const ByPointerAndKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Trả tiền mặt cho người giao"));
    await expect(canvas.getByRole("radio", { name: including("Thanh toán khi nhận hàng") })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: including("Thanh toán trực tuyến") })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: including("Thanh toán khi nhận hàng") })).toBeChecked();
  },
};
