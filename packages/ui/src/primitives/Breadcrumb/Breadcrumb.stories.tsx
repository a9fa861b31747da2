import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { served } from "../../fixtures/texts.ts";
import { Breadcrumb } from "./Breadcrumb.tsx";

const meta = {
  component: Breadcrumb,
  args: {
    crumbs: [
      { label: "Trang chủ", href: "#home" },
      { label: "Nhà cửa", href: "#home-living" },
      { label: "Bếp và bàn ăn", href: "#kitchen" },
    ],
    current: "Ấm trà gốm Bát Tràng",
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current page is not a link and is marked with `aria-current`. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    await expect(canvas.getByText(served("Ấm trà gốm Bát Tràng"))).toHaveAttribute("aria-current", "page");
  },
};

/** Too long for the row: the row scrolls, not the page. */
export const LongText: Story = {
  args: {
    current: "Ấm trà gốm Bát Tràng vẽ tay họa tiết hoa sen cổ truyền dung tích sáu trăm mililit kèm bốn chén",
  },
};
