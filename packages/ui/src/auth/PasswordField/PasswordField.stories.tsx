import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  component: PasswordField,
  subcomponents: { NewPasswordField },
  args: { label: "Mật khẩu", autoComplete: "current-password" },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden until it is to be seen; nothing that was typed is lost by it. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Mật khẩu");
    await userEvent.type(field, "Sen12345");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button"));
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue("Sen12345");
  },
};

/** One that is known, and one that is being chosen with some of its rules met. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <PasswordField {...args} />
      <NewPasswordField label="Mật khẩu mới" typed="sen12" />
    </div>
  ),
};
