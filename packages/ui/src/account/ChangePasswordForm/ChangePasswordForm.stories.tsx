import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { accepted } from "../../fixtures/forms/calls.ts";
import { including, textOf } from "../../fixtures/texts.ts";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";

const meta = {
  component: ChangePasswordForm,
  args: { username: "0901234567", forgotHref: "#forgot", onChange: accepted() },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current password and the new one. */
export const Default: Story = { tags: ["visual"] };

/** The smallest phone. */
export const SmallPhone: Story = { globals: { viewport: { value: "small" } } };

/** Password managers recognize the username, the current password and the new one. */
export const FoundByPasswordManagers: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const filled = [...canvasElement.querySelectorAll("input")].map(({ autocomplete }) => autocomplete);
    await expect(filled).toEqual(["username", "current-password", "new-password"]);
    await userEvent.type(canvas.getByLabelText(textOf("account:password.current")), "Matkhau1");
    await userEvent.type(canvas.getByLabelText(textOf("account:password.new")), "Matkhau2{Enter}");
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ current_password: "Matkhau1", new_password: "Matkhau2" }),
    );
  },
};

/** Two hundred characters: refused before sending, and nothing is cut off. */
export const TwoHundredSigns: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(textOf("account:password.current")), "Matkhau1");
    const box = canvas.getByLabelText(textOf("account:password.new"));
    await userEvent.click(box);
    await userEvent.paste("Aa1".repeat(67));
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(including(textOf("fields:password_too_long"))),
    );
    await expect(box).toHaveValue("Aa1".repeat(67));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
