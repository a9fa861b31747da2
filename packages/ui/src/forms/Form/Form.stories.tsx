import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button, TextArea, TextField } from "../../primitives/index.ts";
import { Form } from "./Form.tsx";
import { served } from "../../fixtures/texts.ts";

const meta = {
  component: Form,
  args: {
    id: "case",
    onSubmit: fn(),
    children: (
      <>
        <p>Shop trả lời trong vòng hai ngày làm việc.</p>
        <TextField label="Người liên hệ" required />
        <TextArea label="Ghi chú" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 24, maxWidth: 420 }}>
        <Story />
        <Button type="submit" form="case">
          {served("Gửi yêu cầu")}
        </Button>
      </div>
    ),
  ],
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form with its submit button outside it. */
export const Default: Story = { tags: ["visual"] };

/** A button outside the form submits it. The form's own validation reports empty fields, not the browser. */
export const SentFromOutside: Story = {
  args: Default.args,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Gửi yêu cầu" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
