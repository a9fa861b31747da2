import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card, type Pair, practice } from "../fixtures/practice-pair.tsx";

const meta = { title: "Practices/Heard", ...practice } satisfies Meta<typeof Pair>;
export default meta;
type Story = StoryObj<typeof Pair>;

/** Put into words what position or shape conveys visually. */
export const WhatIsSeenIsHeard: Story = {
  args: {
    do: {
      says: "Read aloud: which amount is which.",
      shows: <Card title="Giá 389.000 đ, giá gốc 519.000 đ, giảm 25%">Nghe từ trình đọc màn hình</Card>,
    },
    dont: {
      says: "Read aloud: three numbers.",
      shows: <Card title="389.000 519.000 −25%">Nghe từ trình đọc màn hình</Card>,
    },
  },
};

/** Announce a change once, when it is complete, in one sentence. */
export const SaidOnce: Story = {
  args: {
    do: {
      says: "One announcement after the last press.",
      shows: <Card title="“Đã cập nhật: 3 sản phẩm, 1.167.000 đ”">Thông báo, một lần</Card>,
    },
    dont: {
      says: "One for each press: the voice says “2” when the screen shows “5”.",
      shows: (
        <Card title="“1 sản phẩm” “Đang tải” “2 sản phẩm” “Đang tải” “3 sản phẩm”">Thông báo, năm lần</Card>
      ),
    },
  },
};

/** One key press takes keyboard users to the content. */
export const StraightToTheContent: Story = {
  args: {
    do: {
      says: "The first tab stop skips the header.",
      shows: <Card title="Tab → “Đến nội dung chính”">1 phím</Card>,
    },
    dont: {
      says: "Every page starts with all links of the header.",
      shows: <Card title="Tab → logo → 6 liên kết → tìm kiếm → giỏ hàng → …">14 phím</Card>,
    },
  },
};
