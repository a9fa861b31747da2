import type { EmailOtpSent } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { withToasts } from "../../fixtures/with-toasts.tsx";
import { accepted, lostThenAccepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { sentOtp, tooManySent } from "../../fixtures/auth/otp.ts";
import { including, named, textOf } from "../../fixtures/texts.ts";
import { EmailSettings } from "./EmailSettings.tsx";

const { phone: _none, ...times } = sentOtp;
const sent: EmailOtpSent = { ...times, email: "moi@example.com" };

const meta = {
  component: EmailSettings,
  args: {
    email: "sen@example.com",
    isVerified: true,
    setPasswordHref: null,
    sent: null,
    onSend: accepted(),
    onVerify: accepted(),
    onOther: fn(),
  },
  decorators: [withToasts],
} satisfies Meta<typeof EmailSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A verified address. */
export const Default: Story = {
  tags: ["visual"],
  render: function Flow(args) {
    const [waiting, setWaiting] = useState<EmailOtpSent | null>(null);
    return (
      <EmailSettings
        {...args}
        sent={waiting}
        onSend={async (body) => {
          setWaiting({ ...sent, email: body.email });
          return args.onSend(body);
        }}
      />
    );
  },
};

/** The longest address on the smallest phone. */
export const LongText: Story = {
  args: { email: `${"congtangtonnungockhanh".repeat(3)}@${"example".repeat(5)}.com`, isVerified: false },
  globals: { viewport: { value: "small" } },
};

/** Changing the address takes the password, and the current one stays until the code sent to the new one is entered. */
export const ChangesTheAddress: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(textOf("account:email.verified"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("account:email.change")));
    const box = canvas.getByLabelText(textOf("account:email.label"));
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription(
      including(textOf("account:email.stays", { email: "sen@example.com" })),
    );
    await expect(box).toHaveAttribute("autocomplete", "email");
    await userEvent.type(box, " Sen.Moi+Shop@Example.com {Enter}");
    const password = canvas.getByLabelText(textOf("account:password.current"));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(password, "Matkhau1{Enter}");
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ email: "sen.moi+shop@example.com", password: "Matkhau1" }),
    );
    const code = await canvas.findByLabelText(textOf("auth:otp.label"));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(
      canvas.getByText(including(textOf("auth:otp.sent_to_email", { email: "sen.moi+shop@example.com" }))),
    ).toBeVisible();
    await userEvent.type(code, "123456{Enter}");
    await waitFor(() => expect(args.onVerify).toHaveBeenCalledWith("123456"));
    await expect(await screen.findByText(textOf("account:email.done"))).toBeVisible();
  },
};

/** No address yet. */
export const NoAddress: Story = {
  args: { email: null, isVerified: false },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole("button", named("account:email.add"));
    await userEvent.click(add);
    await userEvent.click(canvas.getByRole("button", named("account:email.cancel")));
    await waitFor(() => expect(canvas.getByRole("button", named("account:email.add"))).toHaveFocus());
  },
};

/** The address given at registration is not verified yet: one press sends the code. */
export const Unverified: Story = {
  args: { isVerified: false },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(textOf("account:email.unverified"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("account:email.verify")));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ email: "sen@example.com" }));
  },
};

/** Too many codes were requested: a message says so, and the address stays. */
export const TooMany: Story = {
  args: { isVerified: false, onSend: refused(tooManySent) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("account:email.verify")));
    await expect(await screen.findByText(/42 phút/)).toBeVisible();
  },
};

/** The password is wrong: its field shows the error, and the address stays. */
export const WrongPassword: Story = {
  args: { onSend: refused(refusedAt({ password: "Mật khẩu hiện tại chưa đúng" })) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("account:email.change")));
    const address = canvas.getByLabelText(textOf("account:email.label"));
    await userEvent.type(address, "moi@example.com");
    const password = canvas.getByLabelText(textOf("account:password.current"));
    await userEvent.type(password, "Nhamroi1{Enter}");
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(including("Mật khẩu hiện tại chưa đúng")),
    );
    await expect(password).toHaveFocus();
    await expect(address).toHaveValue("moi@example.com");
  },
};

/** An account of a social sign-in has no password: it is set first, with a code sent to the phone. */
export const NoPassword: Story = {
  args: { setPasswordHref: "#forgot" },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("account:email.change")));
    await expect(canvas.getByRole("link", named("account:remove.set_password"))).toHaveAttribute(
      "href",
      "#forgot",
    );
    await expect(canvas.queryByLabelText(textOf("account:email.label"))).toBeNull();
  },
};

/** An invalid address, or the customer's own verified one: the field shows the error and keeps what was typed. */
export const WrongAddress: Story = {
  args: { onSend: refused(refusedAt({ email: "Email này của bạn đã được xác minh" }, 409)) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("account:email.change")));
    const box = canvas.getByLabelText(textOf("account:email.label"));
    await userEvent.type(box, "sen@{Enter}");
    await waitFor(() => expect(box).toHaveAccessibleDescription(including(textOf("fields:email_format"))));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(box, "example.com");
    await userEvent.type(canvas.getByLabelText(textOf("account:password.current")), "Matkhau1{Enter}");
    await waitFor(() => expect(box).toHaveAccessibleDescription(/đã được xác minh/));
    await expect(box).toHaveValue("sen@example.com");
  },
};

/** A code has been sent, which also survives a reload; another address can be used instead. */
export const WithCode: Story = {
  args: { sent },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(including(textOf("account:email.check_spam")))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("account:email.other")));
    await expect(args.onOther).toHaveBeenCalledOnce();
  },
};

/** No connection: the error is shown, and sending again succeeds. */
export const NoConnection: Story = {
  args: { onSend: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("account:email.change")));
    await userEvent.type(canvas.getByLabelText(textOf("account:email.label")), "moi@example.com");
    await userEvent.type(canvas.getByLabelText(textOf("account:password.current")), "Matkhau1{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(textOf("errors:network.offline"));
    await userEvent.click(canvas.getByRole("button", named("account:email.send")));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
  },
};
