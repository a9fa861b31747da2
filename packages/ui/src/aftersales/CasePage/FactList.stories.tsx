import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { textOf } from "../../fixtures/texts.ts";
import { Time } from "../../primitives/index.ts";
import { Fact, FactList } from "./FactList.tsx";

const meta = {
  component: FactList,
  args: {
    children: (
      <>
        <Fact label="Mã vận đơn">VD260942817</Fact>
        <Fact label="Ngày gửi">
          <Time dateTime="2026-11-20T03:00:00.000Z" />
        </Fact>
        <Fact label="Shop">Lụa Việt</Fact>
      </>
    ),
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each fact with its label. From 480 px, as many side by side as fit. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(3);
    await expect(canvas.getByText("10:00 20/11/2026")).toBeVisible();
  },
};

/** A fact without a value is left out together with its label. */
export const Unknown: Story = {
  args: {
    children: (
      <>
        <Fact label="Mã vận đơn">{null}</Fact>
        <Fact label="Ghi chú">{""}</Fact>
        <Fact label="Shop">Lụa Việt</Fact>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(1);
    await expect(canvas.queryByText(textOf("aftersales:case_page.tracking"))).toBeNull();
  },
};

/** A customer's own words take the full width and keep their direction and line breaks. */
export const Matrix: Story = {
  tags: ["visual"],
  args: {
    children: (
      <>
        <Fact label="Mã vận đơn">{"VD260942817".repeat(6)}</Fact>
        <Fact label="Shop">Cửa hàng thủ công mỹ nghệ và đồ gia dụng cao cấp Hoàng Gia Phú Mỹ Hưng</Fact>
        <Fact label="Ghi chú" wide>
          {"Áo bị rách ở vai trái.\nTôi gửi kèm ba hình."}
        </Fact>
        <Fact label="Ghi chú của shop" wide>
          وصل المنتج متضررا
        </Fact>
      </>
    ),
  },
};
