import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card, type Pair, practice } from "../fixtures/practice-pair.tsx";

const meta = { title: "Practices/Heard", ...practice } satisfies Meta<typeof Pair>;
export default meta;
type Story = StoryObj<typeof Pair>;

/** Put into words what position or shape conveys visually. */
export const WhatIsSeenIsHeard: Story = {
  args: {
    do: "Read aloud: which amount is which.",
    right: <Card title="Giá 389.000 đ, giá gốc 519.000 đ, giảm 25%">Nghe từ trình đọc màn hình</Card>,
    dont: "Read aloud: three numbers.",
    wrong: <Card title="389.000 519.000 −25%">Nghe từ trình đọc màn hình</Card>,
  },
};

/** Announce a change once, when it is complete, in one sentence. */
export const SaidOnce: Story = {
  args: {
    do: "One announcement after the last press.",
    right: <Card title="“Đã cập nhật: 3 sản phẩm, 1.167.000 đ”">Thông báo, một lần</Card>,
    dont: "One for each press: the voice says “2” when the screen shows “5”.",
    wrong: (
      <Card title="“1 sản phẩm” “Đang tải” “2 sản phẩm” “Đang tải” “3 sản phẩm”">Thông báo, năm lần</Card>
    ),
  },
};

/** One key press takes keyboard users to the content. */
export const StraightToTheContent: Story = {
  args: {
    do: "The first tab stop skips the header.",
    right: <Card title="Tab → “Đến nội dung chính”">1 phím</Card>,
    dont: "Every page starts with all links of the header.",
    wrong: <Card title="Tab → logo → 6 liên kết → tìm kiếm → giỏ hàng → …">14 phím</Card>,
  },
};
