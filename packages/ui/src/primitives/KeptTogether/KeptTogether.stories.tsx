import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { guide } from "./KeptTogether.guide.ts";
import { KeptTogether } from "./KeptTogether.tsx";

const CODE = "SEN-20261120-0042";

const meta = {
  component: KeptTogether,
  parameters: { guide },
  args: { text: `Đơn hàng ${CODE} chưa kết thúc`, part: CODE },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KeptTogether>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The line breaks before the code, not in it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(CODE).getClientRects()).toHaveLength(1);
    await expect(canvasElement).toHaveTextContent(`Đơn hàng ${CODE} chưa kết thúc`);
  },
};

/** A text without the part is shown as it is. */
export const Elsewhere: Story = { args: { part: "SEN-1" } };

/** As it is looked at. */
export const Matrix: Story = { tags: ["visual"], parameters: { chromatic: { disableSnapshot: false } } };
