import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { served } from "../../fixtures/texts.ts";
import { TextLink } from "../Link/Link.tsx";
import { Notice } from "./Notice.tsx";

const meta = {
  component: Notice,
  args: { title: "Giá vừa thay đổi", children: "Một sản phẩm trong giỏ đã tăng 10.000 đ." },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An urgent notice is announced immediately. */
export const Default: Story = {
  args: { urgent: true, tone: "warning" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(served("Giá vừa thay đổi"));
  },
};

/** Every tone. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 12, maxWidth: 420 }}>
      {(["info", "success", "warning", "danger"] as const).map((tone) => (
        <Notice
          key={tone}
          {...args}
          tone={tone}
          action={<TextLink href="#cart">Xem lại giỏ hàng</TextLink>}
        />
      ))}
      <Notice title="Chỉ một dòng" />
      <Notice>
        Chỉ nội dung, và dài đến mức phải xuống nhiều dòng trên một màn hình hẹp của chiếc điện thoại nhỏ.
      </Notice>
    </div>
  ),
};

/** Says that something is wrong, but not what or how to fix it. */
export const DontLeaveAlone: Story = {
  tags: ["!dev"],
  args: { tone: "danger", title: "Có lỗi xảy ra", children: undefined },
};
