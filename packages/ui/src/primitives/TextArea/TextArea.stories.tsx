import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextArea } from "./TextArea.tsx";

const meta = {
  component: TextArea,
  args: { label: "Ghi chú cho cửa hàng", limit: 500 },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a counter below. */
export const Default: Story = {};

/** Pasted text beyond the limit is kept; the counter shows the excess. */
export const TooLong: Story = {
  args: { defaultValue: "a".repeat(501), error: "Ghi chú tối đa 500 ký tự" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("501/500")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};

/** Every state on one sheet. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 20, maxWidth: 420 }}>
      <TextArea label="Ghi chú" placeholder="Giao giờ hành chính" />
      <TextArea
        label="Mô tả"
        limit={500}
        defaultValue="Hộp bị móp một góc, sản phẩm bên trong trầy xước."
        hint="Viết ngắn gọn"
      />
      <TextArea
        label="Quá dài"
        limit={20}
        defaultValue="Một đoạn dài hơn hai mươi ký tự"
        error="Tối đa 20 ký tự"
      />
      <TextArea label="Khóa" disabled defaultValue="Không sửa được" />
    </div>
  ),
};

/** The counter updates while typing. A letter with diacritics and an emoji count as one each. */
export const CountsLettersAsReadersDo: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Gói quà 🎁");
    await expect(canvas.getByText("9/500")).toBeVisible();
  },
};
