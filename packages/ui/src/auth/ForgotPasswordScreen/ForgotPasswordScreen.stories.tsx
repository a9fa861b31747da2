import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { accepted, lostThenAccepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { sentOtp } from "../../fixtures/auth/otp.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { ForgotPasswordScreen, type ForgotPasswordScreenProps } from "./ForgotPasswordScreen.tsx";

const meta = {
  component: ForgotPasswordScreen,
  parameters: { layout: "fullscreen" },
  args: {
    sent: null,
    onSend: accepted(),
    onRestore: accepted(),
    onChangePhone: fn(),
    loginHref: "#login",
  },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first step: the phone number. */
export const Default: Story = {};

/** The smallest phone. */
export const SmallPhone: Story = { args: { sent: sentOtp }, globals: { viewport: { value: "small" } } };

/** Visual regression snapshot. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { ignoreSelectors: ["button:disabled"] } },
  args: { sent: sentOtp },
};

function InSteps(props: ForgotPasswordScreenProps) {
  const [sent, setSent] = useState(props.sent);
  const onSend: ForgotPasswordScreenProps["onSend"] = async (phone) => {
    const refusal = await props.onSend(phone);
    setSent(sentOtp);
    return refusal;
  };
  return <ForgotPasswordScreen {...props} sent={sent} onSend={onSend} onChangePhone={() => setSent(null)} />;
}

/** Each step's first field takes the focus of the button that led there. */
export const StepsTakeTheFocus: Story = {
  render: (args) => <InSteps {...args} />,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(textOf("auth:register.phone")), "0901234567{Enter}");
    await waitFor(() => expect(canvas.getByLabelText(textOf("auth:otp.label"))).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", named("auth:otp.change_phone")));
    await waitFor(() => expect(canvas.getByLabelText(textOf("auth:register.phone"))).toHaveFocus());
  },
};

/** A wrong code: its field shows the error, and the password keeps its value. */
export const WrongCode: Story = {
  args: { sent: sentOtp, onRestore: refused(refusedAt({ otp: "Mã chưa đúng, bạn còn 4 lần thử" })) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(textOf("auth:otp.label")), "123456");
    await userEvent.type(canvas.getByLabelText(textOf("auth:forgot.new_password")), "Matkhau2{Enter}");
    await waitFor(() => expect(canvas.getByLabelText(textOf("auth:otp.label"))).toHaveFocus());
    await expect(canvas.getByLabelText(textOf("auth:forgot.new_password"))).toHaveValue("Matkhau2");
  },
};

/** No connection: the error is shown, and the input stays. */
export const NoConnection: Story = {
  args: { sent: sentOtp, onRestore: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(textOf("auth:otp.label")), "123456");
    await userEvent.type(canvas.getByLabelText(textOf("auth:forgot.new_password")), "Matkhau2{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(textOf("errors:network.offline"));
    await userEvent.click(canvas.getByRole("button", named("auth:forgot.submit")));
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledTimes(2));
  },
};
