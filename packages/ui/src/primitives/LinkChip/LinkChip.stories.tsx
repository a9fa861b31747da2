import type { Meta, StoryObj } from "@storybook/react-vite";
import { TrendingUp } from "lucide-react";
import { expect, within } from "storybook/test";
import { served } from "../../fixtures/texts.ts";
import { LinkChip } from "./LinkChip.tsx";
import { LinkChips } from "./LinkChips.tsx";

const meta = {
  component: LinkChip,
  subcomponents: { LinkChips },
  args: { children: "Giao trong ngày", href: "#same-day" },
} satisfies Meta<typeof LinkChip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const chip = canvas.getByRole("link", { name: served("Giao trong ngày") });
    await expect(chip).toHaveAttribute("href", "#same-day");
  },
};

/** Several chips: wrapping into lines, and in one row that scrolls sideways on a phone. */
export const Several: Story = {
  tags: ["visual"],
  render: () => {
    const chips = ["Tất cả", "Đồ gốm", "Lụa và thổ cẩm", "Mây tre đan", "Trà và cà phê", "Sơn mài"].map(
      (label, index) => ({ label, href: `#${String(index)}`, current: index === 1 }),
    );
    return (
      <>
        <LinkChips aria-label="Chủ đề" chips={chips} />
        <LinkChips aria-label="Danh mục" chips={chips} look="row" />
      </>
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: served("Chủ đề") });
    await expect(within(list).getByRole("link", { current: true })).toHaveTextContent(served("Đồ gốm"));
  },
};

/** Plain, with an icon, and wider than the screen. */
export const Matrix: Story = {
  tags: ["visual"],
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
