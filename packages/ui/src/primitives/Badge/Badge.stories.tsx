import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { Badge, CountBadge, StatusBadge, type Tone } from "./Badge.tsx";

const meta = {
  component: Badge,
  subcomponents: { CountBadge, StatusBadge },
  args: { children: "Miễn phí giao hàng" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: Tone[] = ["neutral", "info", "success", "warning", "danger", "brand", "sale"];

export const Default: Story = {};

/** Counts: hidden at 0, three characters at most. */
export const Counts: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 8 }}>
      <CountBadge count={0} />
      <CountBadge count={7} />
      <CountBadge count={100} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [none, , most] = canvasElement.querySelectorAll("[aria-hidden]");
    await expect(none).not.toBeVisible();
    await expect(most).toHaveAttribute("data-count", "99+");
  },
};

/** Every tone, as a badge and as a status. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 12, maxWidth: 320 }}>
      {tones.map((tone) => (
        <div key={tone} style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
          <Badge tone={tone}>Mới</Badge>
          <StatusBadge tone={tone}>Đang xử lý</StatusBadge>
        </div>
      ))}
      <StatusBadge tone="danger">
        Giao hàng không thành công vì người nhận hẹn lại vào một ngày khác
      </StatusBadge>
    </div>
  ),
};

/** A sentence does not fit into a badge. */
export const DontSentence: Story = {
  tags: ["!dev"],
  args: { tone: "warning", children: "Sản phẩm này sắp hết, hãy đặt trước cuối tuần" },
};

/** Text at 200%: the digits stay inside the pill. */
export const TwiceTheText: Story = {
  ...Counts,
  tags: ["!dev", "!autodocs"],
  beforeEach: twiceTheText,
  play: async ({ canvasElement }) => {
    const [, one] = canvasElement.querySelectorAll("[aria-hidden]");
    await expect(one?.scrollHeight).toBeLessThanOrEqual(one?.clientHeight ?? 0);
  },
};
