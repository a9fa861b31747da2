import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "./Select.tsx";

const provinces = [
  { value: 79, label: "Thành phố Hồ Chí Minh" },
  { value: 1, label: "Hà Nội" },
  { value: 74, label: "Bình Dương" },
];

const meta = {
  component: Select,
  args: {
    label: "Tỉnh, thành phố",
    placeholder: "Chọn tỉnh, thành phố",
    options: provinces,
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen yet. */
export const Default: Story = {};

/** Every state on one sheet. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 20, maxWidth: 320 }}>
      <Select label="Trống" placeholder="Chọn tỉnh" options={provinces} />
      <Select label="Đã chọn" options={provinces} defaultValue={1} hint="Nơi nhận hàng" required />
      <Select label="Sai" placeholder="Chọn tỉnh" options={provinces} error="Vui lòng chọn tỉnh, thành phố" />
      <Select label="Khóa" options={provinces} disabled />
      <Select
        label="Dài"
        options={[
          { value: 1, label: "Phường có tên rất dài không vừa trong một ô chọn hẹp trên điện thoại" },
        ]}
      />
    </div>
  ),
};
