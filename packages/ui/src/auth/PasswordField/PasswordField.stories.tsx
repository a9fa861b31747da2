import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { named, served } from "../../fixtures/texts.ts";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  component: PasswordField,
  subcomponents: { NewPasswordField },
  args: { label: "Mật khẩu", name: "password", autoComplete: "current-password" },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden by default. */
export const Default: Story = {};

/** An error, shown below the field. */
export const Wrong: Story = {
  args: { error: "Mật khẩu hiện tại chưa đúng" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(served("Mật khẩu"))).toHaveAccessibleDescription(
      "Mật khẩu hiện tại chưa đúng",
    );
  },
};

/** A current password, and a new one that meets some of the rules. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <PasswordField {...args} />
      <NewPasswordField label="Mật khẩu mới" typed="sen12" />
    </div>
  ),
};

/** The button shows and hides the password; the input stays. */
export const ShownAndHidden: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText("Mật khẩu");
    await userEvent.type(box, "Matkhau1");
    await expect(box).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", named("auth:login.show_password")));
    await expect(box).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", named("auth:login.hide_password")));
    await expect(box).toHaveAttribute("type", "password");
    await expect(box).toHaveValue("Matkhau1");
  },
};
