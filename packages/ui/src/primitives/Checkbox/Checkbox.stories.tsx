import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  component: Checkbox,
  args: { label: "Đặt làm địa chỉ mặc định", onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unchecked. */
export const Default: Story = {};

/** Some of a shop's lines are selected. */
export const Partly: Story = {
  args: { indeterminate: true, label: "Chọn cả cửa hàng" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked();
  },
};

/** Every state on one sheet. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", justifyItems: "start", maxWidth: 288 }}>
      <Checkbox label="Chưa chọn" />
      <Checkbox label="Đã chọn" defaultChecked />
      <Checkbox label="Một phần" indeterminate />
      <Checkbox label="Khóa" disabled />
      <Checkbox label="Khóa, đã chọn" disabled defaultChecked />
      <Checkbox label="Sai" error="Vui lòng đồng ý với điều khoản" />
      <Checkbox label="Chỉ nghe" hideLabel defaultChecked />
      <Checkbox label="Một câu dài xuống dòng để xem ô vuông có còn đứng ngang với dòng chữ đầu tiên hay không" />
    </div>
  ),
};

/** Checking it means "no". */
export const DontNegate: Story = {
  tags: ["!dev"],
  args: { label: "Không nhận tin khuyến mãi" },
};

/** The label is clickable too, and the space bar toggles the box. */
export const ByPointerAndKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox");
    await userEvent.click(canvas.getByText(/mặc định/));
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
  },
};
