import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { served } from "../../fixtures/texts.ts";
import { Field } from "./Field.tsx";

const meta = {
  component: Field,
  args: {
    label: "Ngày giao mong muốn",
    children: (control) => <input type="date" {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Wraps any control. */
export const Default: Story = {};

/** Hint and error describe the control, in this order, and the control is marked as invalid. */
export const Wrong: Story = {
  args: { hint: "Trong vòng bảy ngày", error: "Vui lòng chọn một ngày" },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText(served("Ngày giao mong muốn"));
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      `${served("Trong vòng bảy ngày")} ${served("Vui lòng chọn một ngày")}`,
    );
  },
};

/** The label is visually hidden where the context makes it obvious. */
export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(served("Ngày giao mong muốn"))).toBeVisible();
    await expect(canvas.getByText(served("Ngày giao mong muốn")).getBoundingClientRect().width).toBe(1);
  },
};

/** Plain, required, with a counter, invalid, disabled, and with the longest texts. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 20, maxWidth: 420 }}>
      <Field label="Ngày giao mong muốn">{(control) => <input type="date" {...control} />}</Field>
      <Field label="Lời nhắn" hint="Người giao hàng sẽ đọc" aside="12/200">
        {(control) => <textarea defaultValue={served("Gọi trước khi đến")} {...control} />}
      </Field>
      <Field label="Khung giờ" error="Vui lòng chọn một khung giờ">
        {(control) => (
          <select {...control}>
            <option>{served("Chọn khung giờ")}</option>
          </select>
        )}
      </Field>
      <Field label="Mã đơn hàng">{(control) => <input disabled defaultValue="SEN0042" {...control} />}</Field>
      <Field
        label="Một nhãn rất dài để xem nó xuống dòng ra sao trên màn hình hẹp ba trăm hai mươi điểm ảnh"
        hint="Gợi ý cũng dài để xem nó có đẩy bộ đếm ở cuối dòng ra ngoài hay không"
        error="Lỗi cũng dài: lời nhắn có tối đa hai trăm ký tự, kể cả khoảng trắng và dấu câu"
        aside="240/200"
      >
        {(control) => <input {...control} />}
      </Field>
    </div>
  ),
};

/** Clicking the label focuses the control. */
export const LabelLeadsToTheControl: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Ngày giao mong muốn"));
    await expect(canvas.getByLabelText("Ngày giao mong muốn")).toHaveFocus();
  },
};
