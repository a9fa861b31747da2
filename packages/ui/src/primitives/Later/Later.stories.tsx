import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Later } from "./Later.tsx";

const meta = {
  component: Later,
  args: { children: <Button>Thêm vào giỏ</Button> },
} satisfies Meta<typeof Later>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Made in the browser: alive like anything else. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Thêm vào giỏ" })).toBeEnabled();
  },
};

/** As an item of a list. */
export const Item: Story = {
  args: { as: "li", children: "Đầm linen cổ vuông" },
  render: (args) => (
    <ul>
      <Later {...args} />
    </ul>
  ),
};
