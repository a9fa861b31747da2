import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { textOf } from "../../fixtures/texts.ts";
import { ProposedSolution } from "./ProposedSolution.tsx";

const meta = {
  component: ProposedSolution,
  args: { solution: "Gửi bù sản phẩm còn thiếu trong 3 ngày" },
} satisfies Meta<typeof ProposedSolution>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A blank solution counts as none. */
export const NotYet: Story = {
  args: { solution: "  " },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("aftersales:solution.none"))).toBeVisible();
  },
};

/** Many lines and a very long word on the narrowest phone. */
export const LongText: Story = {
  args: { solution: `${"Shop nhận lại hàng và hoàn tiền.\n".repeat(12)}${"x".repeat(120)}` },
  globals: { viewport: { value: "small" } },
};

/** With a proposal, and without one. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <ProposedSolution {...args} />
      <ProposedSolution solution={null} heading="h3" />
    </div>
  ),
};
