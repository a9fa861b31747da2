import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { served } from "../../fixtures/texts.ts";
import { TextLink } from "../Link/Link.tsx";
import { NoWrap } from "./NoWrap.tsx";

const CODE = "SEN-261120-0042";

const meta = {
  component: NoWrap,
  args: { text: "Đơn hàng SEN-261120-0042 chưa kết thúc" },
  decorators: [inBox({ width: 200 })],
} satisfies Meta<typeof NoWrap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The line wraps before the code, not inside it. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(CODE).getClientRects()).toHaveLength(1);
    await expect(canvasElement).toHaveTextContent(served("Đơn hàng SEN-261120-0042 chưa kết thúc"));
  },
};

/** Several codes in one text, each with the mark that follows it. */
export const Several: Story = {
  args: { text: "Cùng thanh toán với đơn SEN-261121-0043, TH-261121-12345." },
  play: async ({ canvas, canvasElement }) => {
    for (const code of ["SEN-261121-0043,", "TH-261121-12345."]) {
      await expect(canvas.getByText(code).getClientRects()).toHaveLength(1);
    }
    await expect(canvasElement).toHaveTextContent(
      served("Cùng thanh toán với đơn SEN-261121-0043, TH-261121-12345."),
    );
  },
};

/** In a link the code is underlined, too. */
export const InALink: Story = {
  render: (args) => (
    <TextLink href="#order">
      <NoWrap {...args} />
    </TextLink>
  ),
  play: async ({ canvas }) => {
    const { textDecorationLine, textDecorationColor } = getComputedStyle(canvas.getByText(CODE));
    const link = getComputedStyle(canvas.getByRole("link"));
    await expect([textDecorationLine, textDecorationColor]).toEqual(["underline", link.textDecorationColor]);
  },
};

/** Text without a code stays unchanged. */
export const WithoutCodes: Story = { args: { text: "Đơn hàng đầu tiên của bạn chưa kết thúc" } };
