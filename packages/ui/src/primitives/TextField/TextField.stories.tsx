import type { Meta, StoryObj } from "@storybook/react-vite";
import { Eye } from "lucide-react";
import { expect, fn } from "storybook/test";
import { served } from "../../fixtures/texts.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  component: TextField,
  args: { label: "Họ và tên", name: "name", autoComplete: "name", onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a label above. */
export const Default: Story = {};

/** The error is shown below and describes the field for screen readers. */
export const Wrong: Story = {
  args: { hint: "Như trên giấy tờ tùy thân", error: "Vui lòng nhập ít nhất hai từ", defaultValue: "Lan" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      `${served("Như trên giấy tờ tùy thân")} ${served("Vui lòng nhập ít nhất hai từ")}`,
    );
  },
};

/** Every state on one sheet. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 20, maxWidth: 420 }}>
      <TextField label="Trống" placeholder="Nguyễn Thị Lan" />
      <TextField label="Bắt buộc" required defaultValue="Nguyễn Thị Lan" hint="Như trên giấy tờ tùy thân" />
      <TextField label="Sai" defaultValue="Lan" error="Vui lòng nhập ít nhất hai từ" />
      <TextField label="Khóa" disabled defaultValue="Không đổi được" />
      <TextField
        label="Mật khẩu"
        type="password"
        defaultValue="Matkhau123"
        end={<IconButton label="Hiện mật khẩu" icon={<Eye aria-hidden size={20} />} />}
      />
      <TextField
        label="Một nhãn rất dài để xem nó xuống dòng ra sao trên màn hình hẹp ba trăm hai mươi điểm ảnh"
        hint="Gợi ý cũng dài để xem nó có đẩy các phần khác ra ngoài hay không"
        error="Lỗi cũng dài: số điện thoại phải bắt đầu bằng số 0 và có tối đa mười chữ số"
      />
    </div>
  ),
};

/** The error does not say how to fix it. */
export const DontBlame: Story = {
  tags: ["!dev"],
  args: { error: "Không hợp lệ", defaultValue: "Lan" },
};

/** Keeps separators between digits, rejects letters. */
export const NoLetters: Story = {
  args: { label: "Số điện thoại", noLetters: true },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "+84 90-đ12a");
    await userEvent.paste("x3 456");
    await expect(box).toHaveValue("+84 90-123 456");
  },
};

/** Rejects everything but digits, typed or pasted. */
export const DigitsOnly: Story = {
  args: { label: "Số điện thoại", digitsOnly: true, inputMode: "tel" },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "09a1-2b");
    await userEvent.paste("x34 56");
    await expect(box).toHaveValue("0912" + "3456");
  },
};
