import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { accepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { resendableOtp, sentOtp, tooManySent, tooManyWrong } from "../../fixtures/auth/otp.ts";
import { including, named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { OtpForm } from "./OtpForm.tsx";
import { OtpField } from "./OtpField.tsx";
import { ResendOtp } from "./ResendOtp.tsx";
import { SentTo } from "./SentTo.tsx";

const meta = {
  component: OtpForm,
  subcomponents: { OtpField, ResendOtp, SentTo },
  args: { sent: sentOtp, onVerify: accepted(), onResend: accepted() },
  decorators: [inBox({ maxWidth: 400 })],
} satisfies Meta<typeof OtpForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One field, which phones can autofill. */
export const Default: Story = {
  tags: ["visual"],
  parameters: { chromatic: { ignoreSelectors: ["button:disabled"] } },
};

/** Another code can be requested only after a countdown by the server's clock. */
export const BeforeItIsTime: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", nameIncluding("auth:otp.resend_in", { time: "2:00" }));
    await expect(button).toBeDisabled();
    const first = button.textContent;
    await waitFor(() => expect(button.textContent).not.toBe(first));
    await expect(button).toHaveTextContent(/1:\d\d$/);
  },
};

/** If the browser reads the text message (WebOTP), the code is filled in and sent. */
export const ReadFromTheMessage: Story = {
  beforeEach: () => {
    const credentials = Object.getOwnPropertyDescriptor(navigator, "credentials");
    const get = fn(() => Promise.resolve({ code: "246810" }));
    Object.defineProperty(navigator, "credentials", { configurable: true, value: { get } });
    Object.assign(window, { OTPCredential: Object });
    return () => {
      if (credentials) Object.defineProperty(navigator, "credentials", credentials);
      else Reflect.deleteProperty(navigator, "credentials");
      Reflect.deleteProperty(window, "OTPCredential");
    };
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onVerify).toHaveBeenCalledWith("246810"));
    await expect(canvas.getByLabelText(textOf("auth:otp.label"))).toHaveValue("246810");
  },
};

/** One field, which phones can autofill; of a whole message pasted into it, only the code stays. */
export const PastedWithItsMessage: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByLabelText(textOf("auth:otp.label"));
    await expect(box).toHaveAttribute("autocomplete", "one-time-code");
    await expect(box).toHaveAttribute("inputmode", "numeric");
    await userEvent.click(box);
    await userEvent.paste(" １23-456 là mã xác nhận, có hiệu lực trong 5 phút.\n\n@sen.example #123456");
    await expect(box).toHaveValue("123456");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onVerify).toHaveBeenCalledWith("123456"));
  },
};

/** Requests another code, and announces that it was sent. */
export const SentAgain: Story = {
  args: { sent: resendableOtp },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("auth:otp.resend")));
    await waitFor(() => expect(args.onResend).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(textOf("auth:otp.sent_again")));
  },
};

/** Code 937: too many codes were sent. */
export const TooManySent: Story = {
  args: { sent: resendableOtp, onResend: refused(tooManySent) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("auth:otp.resend")));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("42 phút");
  },
};

/** A wrong code: the field shows the error with the number of tries left. */
export const WrongCode: Story = {
  args: { onVerify: refused(refusedAt({ otp: "Mã chưa đúng, bạn còn 4 lần thử" })) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText(textOf("auth:otp.label"));
    await userEvent.type(box, "654321{Enter}");
    await waitFor(() => expect(box).toHaveAccessibleDescription(/bạn còn 4 lần thử/));
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue("654321");
  },
};

/** Code 938: the code expired with the last wrong try. */
export const TooManyWrong: Story = {
  args: { onVerify: refused(tooManyWrong) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(textOf("auth:otp.label")), "654321{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("quá nhiều lần");
  },
};

/** Someone else has taken the phone number: the error is shown, even though this form has no field for it. */
export const TakenMeanwhile: Story = {
  args: { onVerify: refused(refusedAt({ phone: "Số điện thoại này đã được đăng ký" }, 409)) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(textOf("auth:otp.label")), "123456{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Số điện thoại này đã được đăng ký");
  },
};

/** Too short or empty: the error is shown before anything is sent. */
export const NotSixDigits: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByLabelText(textOf("auth:otp.label"));
    await userEvent.type(box, "12345{Enter}");
    await waitFor(() => expect(box).toHaveAccessibleDescription(including(textOf("fields:otp_length"))));
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};
