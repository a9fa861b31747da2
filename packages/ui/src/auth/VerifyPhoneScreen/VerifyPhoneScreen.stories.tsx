import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { accepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { VerifyPhoneScreen } from "./VerifyPhoneScreen.tsx";

const meta = {
  component: VerifyPhoneScreen,
  parameters: { layout: "fullscreen" },
  args: {
    phone: "0923456789",
    sent: null,
    onSend: accepted(),
    onVerify: accepted(),
    onChangePhone: fn(),
  },
} satisfies Meta<typeof VerifyPhoneScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Prefilled with the account's phone number. */
export const Default: Story = { tags: ["visual"] };

/** An account created through social login has no phone number yet, so the page asks for it. */
export const NoNumberYet: Story = {
  args: { phone: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("auth:verify.intro_none"))).toBeVisible();
    await expect(canvas.queryByText(textOf("auth:verify.intro"))).toBeNull();
  },
};

/** Until the browser has read the account. */
export const Loading: Story = { args: { phone: undefined } };

/** The smallest phone. */
export const SmallPhone: Story = { globals: { viewport: { value: "small" } } };

/** Someone else has the phone number. */
export const TakenNumber: Story = {
  args: { onSend: refused(refusedAt({ phone: "Số điện thoại này đã được đăng ký" }, 409)) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("auth:otp.send")));
    const box = canvas.getByLabelText(textOf("auth:register.phone"));
    await waitFor(() => expect(box).toHaveAccessibleDescription("Số điện thoại này đã được đăng ký"));
  },
};
