import type { Meta, StoryObj } from "@storybook/react-vite";
import { Store } from "lucide-react";
import { expect } from "storybook/test";
import { served, textOf } from "../../fixtures/texts.ts";
import { AddressPanel } from "./AddressPanel.tsx";

const meta = {
  component: AddressPanel,
  args: {
    title: "Địa chỉ nhận hàng",
    name: "Nguyễn Thị Sen",
    phone: "0901234567",
    address: "12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh",
  },
} satisfies Meta<typeof AddressPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name, phone number and address. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: served("Địa chỉ nhận hàng") })).toBeVisible();
    await expect(canvas.getByText("0901234567")).toBeVisible();
  },
};

/** Without a phone number, its line is left out. */
export const WithoutPhone: Story = {
  args: { title: "Bưu cục", name: "Bưu cục Quận 1", phone: null, children: <p>07:30–18:00</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(textOf("aftersales:return_create.phone"))).toBeNull();
    await expect(canvas.getByText("07:30–18:00")).toBeVisible();
  },
};

/** A name of a hundred letters and a long address at 320 px. */
export const LongText: Story = {
  args: {
    name: "Cửa hàng chính hãng thủ công mỹ nghệ và đồ gia dụng cao cấp Thanh Tâm Gốm Sứ Bát Tràng Hà Nội",
    address:
      "Tầng hầm B2, tòa nhà thương mại dịch vụ và căn hộ cao cấp, số 1234/56/78 đường Nguyễn Thị Minh Khai, Phường Võ Thị Sáu, Quận 3, Thành phố Hồ Chí Minh",
  },
  globals: { viewport: { value: "small" } },
};

/** Both ends of a delivery. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <AddressPanel {...args} />
      <AddressPanel
        {...args}
        title="Địa chỉ trả hàng"
        name="Lụa Việt"
        icon={<Store aria-hidden size={20} />}
      />
    </div>
  ),
};
