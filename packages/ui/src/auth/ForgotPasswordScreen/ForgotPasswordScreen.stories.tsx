import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { accepted, lostThenAccepted, refused } from "../../fixtures/forms/calls.ts";
import { refusedAt, sentOtp, tooManySent } from "../../fixtures/auth/otp.ts";
import { textOf } from "../../fixtures/texts.ts";
import { ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx";

const meta = {
  component: ForgotPasswordScreen,
  parameters: { layout: "fullscreen" },
  args: {
    sent: null,
    onSend: accepted(),
    onResend: accepted(),
    onRestore: accepted(),
    onChangePhone: fn(),
    loginHref: "#login",
  },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** First the phone. */
export const Default: Story = {};

/** The smallest phone. */
export const SmallPhone: Story = { args: { sent: sentOtp }, globals: { viewport: { value: "small" } } };

/** As it is looked at. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { sent: sentOtp },
};

/** First the phone. Nothing tells whether an account has it. */
export const SendsThePhone: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(textOf("auth:register.phone")), "84 90 123 4567{Enter}");
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith("0901234567"));
  },
};

/** Then the code and the new password, in one go. */
export const WithCode: Story = {
  args: { sent: sentOtp },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(textOf("auth:otp.label")), "123456");
    await userEvent.type(canvas.getByLabelText(textOf("auth:forgot.new_password")), "Matkhau2{Enter}");
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledWith({ otp: "123456", password: "Matkhau2" }));
    await userEvent.click(canvas.getByRole("button", { name: textOf("auth:otp.change_phone") }));
    await expect(args.onChangePhone).toHaveBeenCalledOnce();
  },
};

/** A wrong code: told at its field, the password stays as it was typed. */
export const WrongCode: Story = {
  args: { sent: sentOtp, onRestore: refused(refusedAt("otp", "Mã chưa đúng, bạn còn 4 lần thử")) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(textOf("auth:otp.label")), "123456");
    await userEvent.type(canvas.getByLabelText(textOf("auth:forgot.new_password")), "Matkhau2{Enter}");
    await waitFor(() => expect(canvas.getByLabelText(textOf("auth:otp.label"))).toHaveFocus());
    await expect(canvas.getByLabelText(textOf("auth:forgot.new_password"))).toHaveValue("Matkhau2");
  },
};

/** Too many codes were asked for. */
export const TooManySent: Story = {
  args: { onSend: refused(tooManySent) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(textOf("auth:register.phone")), "0901234567{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("42 phút");
  },
};

/** No connection: told as such, at either step, and all that was typed is there. */
export const NoConnection: Story = {
  args: { sent: sentOtp, onRestore: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(textOf("auth:otp.label")), "123456");
    await userEvent.type(canvas.getByLabelText(textOf("auth:forgot.new_password")), "Matkhau2{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(textOf("errors:network.offline"));
    await userEvent.click(canvas.getByRole("button", { name: textOf("auth:forgot.submit") }));
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledTimes(2));
  },
};
