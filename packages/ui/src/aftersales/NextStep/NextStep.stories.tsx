import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../../primitives/index.ts";
import { NextStep } from "./NextStep.tsx";

const meta = {
  component: NextStep,
  args: {
    tone: "info",
    children: "Shop và Sen đang xem khiếu nại của bạn. Bạn chưa cần làm gì thêm.",
  },
} satisfies Meta<typeof NextStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing for the customer to do. */
export const Default: Story = {};

/** Long texts on the narrowest phone, with two actions. */
export const LongText: Story = {
  args: {
    tone: "danger",
    words: "Địa chỉ trên vận đơn không có số nhà, người nhận hẹn giao lại nhưng không nghe máy. ".repeat(4),
    actions: (
      <>
        <Button>Gửi thêm bằng chứng</Button>
        <Button tone="secondary">Hủy khiếu nại</Button>
      </>
    ),
  },
  globals: { viewport: { value: "small" } },
};

/** Each tone, with a quote, a deadline and actions. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {(["neutral", "info", "success", "warning", "danger"] as const).map((tone) => (
        <NextStep
          key={tone}
          {...args}
          tone={tone}
          words={tone === "danger" ? "Người nhận không nghe máy sau ba lần gọi" : undefined}
          deadline={tone === "warning" ? <span>Gửi trước 15:30 21/11/2026</span> : undefined}
          actions={tone === "warning" ? <Button>Gửi thêm bằng chứng</Button> : undefined}
        />
      ))}
    </div>
  ),
};

/** The pressed action is no longer offered: what happens next has the focus, not another action. */
export const ActionIsGone: Story = {
  tags: ["!dev", "!autodocs"],
  render: function Pressed(args) {
    const [isSent, setSent] = useState(false);
    return (
      <NextStep
        {...args}
        actions={
          <>
            {!isSent && <Button onClick={() => setSent(true)}>Gửi thêm bằng chứng</Button>}
            <Button tone="secondary">Hủy khiếu nại</Button>
          </>
        }
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Gửi thêm bằng chứng" }));
    await expect(canvas.getByText(args.children as string)).toHaveFocus();
  },
};
