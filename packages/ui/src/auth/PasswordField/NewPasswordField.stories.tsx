import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { NewPasswordField } from "./NewPasswordField.tsx";

const meta = {
  component: NewPasswordField,
  args: { label: "Mật khẩu mới", name: "password", typed: "" },
  render: function Typed(args) {
    const [typed, setTyped] = useState(args.typed);
    return (
      <NewPasswordField
        {...args}
        typed={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
    );
  },
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** None of the rules is met. */
export const Default: Story = { tags: ["visual"] };

/** An error, shown below the rules. */
export const Wrong: Story = {
  args: { typed: "matkhau", error: "Mật khẩu phải có ít nhất 8 ký tự" },
  globals: { viewport: { value: "small" } },
};

/** Each rule shows when it is met, also to screen readers. */
export const TellsEachRuleThatIsMet: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const met = () => canvasElement.querySelectorAll("[data-met]").length;
    const box = canvas.getByLabelText("Mật khẩu mới");
    await expect(box).toHaveAttribute("autocomplete", "new-password");
    await expect(met()).toBe(0);
    await userEvent.type(box, "a");
    await expect(met()).toBe(1);
    await userEvent.type(box, "B");
    await expect(met()).toBe(2);
    await userEvent.type(box, "3456789");
    await expect(met()).toBe(4);
  },
};
