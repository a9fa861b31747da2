import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { attachments } from "../../fixtures/aftersales/evidence.ts";
import { textOf } from "../../fixtures/texts.ts";
import { EvidenceGallery } from "../EvidenceGallery/EvidenceGallery.tsx";
import { ShopReason } from "./ShopReason.tsx";

const meta = {
  component: ShopReason,
  args: {
    reason: "Kho đã đóng nhầm màu, shop xin lỗi bạn.",
    answeredAt: "2026-11-20T08:40:00.000Z",
    children: <EvidenceGallery attachments={attachments} side="tenant" />,
  },
} satisfies Meta<typeof ShopReason>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shop's reason, its time, and only the shop's evidence. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/đóng nhầm màu/)).toBeVisible();
    await expect(canvas.getByText("15:40 20/11/2026")).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(2);
  },
};

/** The shop has not answered yet. */
export const NotYet: Story = {
  args: { reason: null, answeredAt: null, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("aftersales:shop_reason.none"))).toBeVisible();
  },
};

/** A long answer on the narrowest phone. */
export const LongText: Story = {
  args: { reason: "Kho đã đóng nhầm màu, shop xin lỗi bạn. ".repeat(20) },
  globals: { viewport: { value: "small" } },
};

/** With an answer, and without one. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <ShopReason {...args} />
      <ShopReason reason={null} />
    </div>
  ),
};
