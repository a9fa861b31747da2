import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PlainText } from "./PlainText.tsx";

const meta = {
  component: PlainText,
  args: {
    text: "Phí giao hàng tính theo từng shop:\n- Giao tiêu chuẩn: từ 2 đến 5 ngày\n- Giao nhanh: trong ngày\nShop có thể miễn phí giao hàng.",
  },
} satisfies Meta<typeof PlainText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines become paragraphs, lines with a dash a list. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ args, canvas, canvasElement }) => {
    const items = args.text.split("\n").slice(1, 3);
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => `- ${textContent}`)).toEqual(items);
    await expect(canvasElement.querySelectorAll("p")).toHaveLength(2);
  },
};

/** Empty lines add no paragraph but separate lists; repeated lines are all shown. */
export const EmptyLines: Story = {
  args: { text: "\nMột\n\nMột\n- a\n- a\n\n- a\n  \n" },
  play: async ({ canvas, canvasElement }) => {
    await expect([...canvasElement.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
      "Một",
      "Một",
    ]);
    await expect(canvas.getAllByRole("list").map(({ children }) => children.length)).toEqual([2, 1]);
  },
};

/** Markup is shown as text, and long words break at 320 px. */
export const LongText: Story = {
  args: { text: `<img src=x onerror="alert(1)">\n- <b>${"ươ".repeat(200)}</b>` },
  globals: { viewport: { value: "small" } },
  decorators: [(Shown) => <div style={{ overflowWrap: "anywhere" }}>{Shown()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
    await expect(canvasElement.querySelector("img, b")).toBeNull();
  },
};
