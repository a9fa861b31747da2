import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { served } from "../../fixtures/texts.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  component: VisuallyHidden,
  args: { children: "Giá gốc" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible, but read by screen readers: they do not tell that the price is struck through. */
export const Default: Story = {
  tags: ["visual"],
  render: (args) => (
    <s>
      <VisuallyHidden {...args} /> 519.000 đ
    </s>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(served("Giá gốc"));
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(text).toBeInTheDocument();
  },
};
