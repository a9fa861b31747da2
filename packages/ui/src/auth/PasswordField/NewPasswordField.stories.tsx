import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
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
