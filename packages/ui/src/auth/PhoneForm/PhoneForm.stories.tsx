import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { accepted, refused } from "../../fixtures/forms/calls.ts";
import { tooManySent } from "../../fixtures/auth/otp.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { PhoneForm } from "./PhoneForm.tsx";

const meta = {
  component: PhoneForm,
  args: { intro: "Nhập số điện thoại của tài khoản.", onSubmit: accepted() },
} satisfies Meta<typeof PhoneForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One phone number and one button. */
export const Default: Story = { tags: ["visual"] };

/** Submitted empty: the error is shown before anything is sent. */
export const NoNumber: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("auth:otp.send")));
    const box = canvas.getByLabelText(textOf("auth:register.phone"));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Code 937: too many codes were sent. */
export const TooMany: Story = {
  args: { phone: "0901234567", onSubmit: refused(tooManySent) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("auth:otp.send")));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("42 phút");
  },
};
