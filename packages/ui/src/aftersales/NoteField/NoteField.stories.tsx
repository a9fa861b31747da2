import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { controlled } from "../../fixtures/forms/stateful.tsx";
import { NoteField } from "./NoteField.tsx";

const meta = {
  component: NoteField,
  args: { label: "Mô tả bằng chứng", value: "", onChange: fn() },
  decorators: [controlled],
} satisfies Meta<typeof NoteField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty, with its counter. */
export const Default: Story = {};

/** Right-to-left text is aligned right. */
export const RightToLeft: Story = {
  args: { value: "المنتج مكسور ولم يصل كاملاً" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("textbox")).direction).toBe("rtl");
  },
};

/** Empty, filled in and too long. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <NoteField {...args} />
      <NoteField {...args} value="Video mở hộp quay liền mạch" required />
      <NoteField {...args} value={"Hộp bị móp. ".repeat(50)} />
    </div>
  ),
};

/** Counts what readers see as one character: a family emoji of several code points counts as one. */
export const CountsAsTheReaderDoes: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole("textbox");
    await userEvent.click(note);
    await userEvent.paste("Thiếu đèn 👨‍👩‍👧");
    await expect(canvas.getByText("11/500")).toBeVisible();
    await expect(note).toBeValid();
  },
};

/** 501 characters are accepted into the field with an error; 500 are valid. */
export const NoteOf501: Story = {
  args: { value: "ộ".repeat(501) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole("textbox");
    await expect(canvas.getByText("501/500")).toBeVisible();
    await expect(note).toHaveAccessibleDescription(/500/);
    await expect(note).toBeInvalid();
    await userEvent.type(note, "{Backspace}");
    await expect(canvas.getByText("500/500")).toBeVisible();
    await expect(note).toBeValid();
  },
};
