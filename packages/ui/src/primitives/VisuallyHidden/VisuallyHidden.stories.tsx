import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  component: VisuallyHidden,
  args: { children: "Chỉ dành cho trình đọc màn hình" },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible, but read by screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/trình đọc/);
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(text).toBeInTheDocument();
  },
};

/** The heading of a page whose title is still loading. */
export const Heading: Story = {
  args: { as: "h1" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: /trình đọc/ })).toBeInTheDocument();
  },
};

export const Matrix: Story = { tags: ["visual"], parameters: { chromatic: { disableSnapshot: false } } };
