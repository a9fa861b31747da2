import type { Meta, StoryObj } from "@storybook/react-vite";
import { TrendingUp } from "lucide-react";
import { expect } from "storybook/test";
import { LinkChip } from "./LinkChip.tsx";

const meta = {
  component: LinkChip,
  args: { children: "Giao trong ngày", href: "#same-day" },
} satisfies Meta<typeof LinkChip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Leads somewhere. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const chip = canvas.getByRole("link", { name: "Giao trong ngày" });
    await expect(chip).toHaveAttribute("href", "#same-day");
  },
};

/** Plain, with an icon, and longer than the screen is wide. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8, maxWidth: 320 }}>
      <LinkChip href="#a">Liên kết</LinkChip>
      <LinkChip href="#b" icon={<TrendingUp aria-hidden />}>
        Đang được tìm
      </LinkChip>
      <LinkChip href="#c">
        Danh mục có một cái tên dài đến nỗi không một chiếc điện thoại nào hiển thị hết được
      </LinkChip>
    </div>
  ),
};
