import { AttachmentCreator } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { textOf } from "../../fixtures/texts.ts";
import { CaseFacts } from "./CaseFacts.tsx";

const meta = {
  component: CaseFacts,
  args: {
    kind: "complaint",
    party: AttachmentCreator.customer,
    reason: "Giao sai sản phẩm, sai màu hoặc sai cỡ",
    createdAt: "2026-11-20T03:15:00.000Z",
    note: "Tôi đặt áo màu xanh nhưng nhận được màu đỏ",
  },
} satisfies Meta<typeof CaseFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who, when, why, and their note. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("aftersales:case.party_complaint"))).toBeVisible();
    await expect(canvas.getByText(textOf("aftersales:party.customer"))).toBeVisible();
    await expect(canvas.getByText("10:15 20/11/2026")).toBeVisible();
  },
};

/** Without a note, its line is left out. */
export const WithoutNote: Story = {
  args: { note: null, reason: null, kind: "parcel", party: AttachmentCreator.tenant },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(textOf("aftersales:case.note"))).toBeNull();
    await expect(canvas.queryByText(textOf("aftersales:case.reason"))).toBeNull();
    await expect(canvas.getByText(textOf("aftersales:party.tenant"))).toBeVisible();
  },
};

/** 500 characters with emoji and right-to-left text; each line has its own direction. */
export const LongText: Story = {
  args: {
    note: `${"Hàng giao thiếu một chiếc đèn và hộp bị móp ".repeat(9)}😡👨‍👩‍👧\nالمنتج مكسور ولم يصل كاملاً\n${"a".repeat(80)}`,
  },
  globals: { viewport: { value: "small" } },
};

/** Every kind. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <CaseFacts {...args} />
      <CaseFacts {...args} kind="return" note={null} />
      <CaseFacts {...args} kind="parcel" party={AttachmentCreator.system} />
      <CaseFacts {...args} reason={null} note={null} />
    </div>
  ),
};
