import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleCheck, CircleX, Clock, ShoppingBag } from "lucide-react";
import { expect } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { served } from "../../fixtures/texts.ts";
import { ButtonLink } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  component: EmptyState,
  args: {
    picture: <ShoppingBag />,
    title: "Giỏ hàng đang trống",
    children: "Những gì bạn chọn sẽ nằm ở đây.",
    action: <ButtonLink href="#products">Xem sản phẩm</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture, a heading, a sentence and one action. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 2, name: served("Giỏ hàng đang trống") }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: served("Xem sản phẩm") })).toBeVisible();
  },
};

/** Outcomes of an action: success, pending, failure. */
export const Tones: Story = {
  tags: ["visual"],
  render: () => (
    <>
      <EmptyState tone="success" picture={<CircleCheck />} title="Thanh toán thành công" />
      <EmptyState tone="warning" picture={<Clock />} title="Đang chờ thanh toán" />
      <EmptyState tone="danger" picture={<CircleX />} title="Chưa thanh toán được" />
    </>
  ),
};

/** Long text wraps at 320 px. */
export const LongText: Story = {
  args: {
    title: "Không tìm thấy sản phẩm nào cho “áo sơ mi lụa tơ tằm thêu tay họa tiết hoa sen cổ đứng”",
    children: "Hãy thử từ khóa ngắn hơn, bỏ bớt bộ lọc hoặc xem các danh mục đang được nhiều người quan tâm.",
  },
  decorators: [inBox({ width: 288 })],
};

/** A search term may be a single word of hundreds of letters. */
export const OneEndlessWord: Story = {
  args: { title: `Không tìm thấy gì cho “${"a".repeat(200)}”`, children: "b".repeat(200) },
  decorators: [inBox({ width: 288 })],
  play: async ({ canvas, canvasElement }) => {
    const right = canvasElement.firstElementChild?.getBoundingClientRect().right ?? 0;
    for (const text of [canvas.getByRole("heading"), canvas.getByText(/^b+$/)]) {
      await expect(text.scrollWidth).toBeLessThanOrEqual(288);
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
};

/** A dead end: no explanation and no next step. */
export const DontEndHere: Story = {
  tags: ["!dev"],
  args: { title: "Không có dữ liệu", children: undefined, action: undefined },
};
