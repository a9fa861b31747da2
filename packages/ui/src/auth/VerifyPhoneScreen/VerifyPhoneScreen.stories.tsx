import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { accepted, refused } from "../../fixtures/calls.ts";
import { refusedAt, sentOtp } from "../../fixtures/otp.ts";
import { guide } from "./VerifyPhoneScreen.guide.ts";
import { VerifyPhoneScreen } from "./VerifyPhoneScreen.tsx";

const meta = {
  component: VerifyPhoneScreen,
  parameters: { guide, layout: "fullscreen" },
  args: {
    phone: "0923456789",
    sent: null,
    onSend: accepted(),
    onVerify: accepted(),
    onResend: accepted(),
    onChangePhone: fn(),
  },
} satisfies Meta<typeof VerifyPhoneScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The account's number is there already; one press sends the code. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText("Số điện thoại")).toHaveValue("0923456789");
    await userEvent.click(canvas.getByRole("button", { name: "Gửi mã xác nhận" }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith("0923456789"));
  },
};

/** The number was mistyped, or there is none yet: another one goes. */
export const AnotherNumber: Story = {
  args: { phone: "" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("Số điện thoại"), "０９０ 1234567{Enter}");
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith("0901234567"));
  },
};

/** Somebody else has the number. */
export const TakenNumber: Story = {
  args: { onSend: refused(refusedAt("phone", "Số điện thoại này đã được đăng ký", 409)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Gửi mã xác nhận" }));
    const box = canvas.getByLabelText("Số điện thoại");
    await waitFor(() => expect(box).toHaveAccessibleDescription("Số điện thoại này đã được đăng ký"));
  },
};

/** The code is out. */
export const WithCode: Story = {
  args: { sent: sentOtp },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("Mã xác nhận"), "123456{Enter}");
    await waitFor(() => expect(args.onVerify).toHaveBeenCalledWith("123456"));
  },
};

/** Until the browser has looked who it is. */
export const Loading: Story = { args: { phone: undefined } };

/** The smallest phone. */
export const SmallPhone: Story = { globals: { viewport: { value: "small" } } };

/** As it is looked at. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};
