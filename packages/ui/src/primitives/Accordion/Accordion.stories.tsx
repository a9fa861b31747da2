import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Accordion } from "./Accordion.tsx";

const meta = {
  component: Accordion,
  args: { summary: "Bao lâu thì tôi nhận được hàng?", children: "Từ hai đến bốn ngày, tùy địa chỉ nhận." },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens by pressing and by keyboard. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/hai đến bốn ngày/)).not.toBeVisible();
    await userEvent.click(canvas.getByText(/Bao lâu/));
    await expect(canvas.getByText(/hai đến bốn ngày/)).toBeVisible();
  },
};

/** One open at a time. */
export const Several: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div>
      <Accordion name="faq" summary="Câu hỏi thứ nhất" open>
        Trả lời một.
      </Accordion>
      <Accordion
        name="faq"
        summary="Một câu hỏi rất dài để xem nó xuống dòng thế nào bên cạnh mũi tên khi màn hình chỉ rộng ba trăm hai mươi điểm ảnh?"
      >
        Trả lời hai.
      </Accordion>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/rất dài/));
    await expect(canvas.getByText("Trả lời hai.")).toBeVisible();
    await expect(canvas.getByText("Trả lời một.")).not.toBeVisible();
  },
};
