import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { accepted } from "../../fixtures/forms/calls.ts";
import { sentOtp } from "../../fixtures/auth/otp.ts";
import { named } from "../../fixtures/texts.ts";
import { RegisterOtpScreen } from "./RegisterOtpScreen.tsx";

const meta = {
  component: RegisterOtpScreen,
  parameters: { layout: "fullscreen" },
  args: { sent: sentOtp, onVerify: accepted(), onResend: accepted(), backHref: "#register" },
} satisfies Meta<typeof RegisterOtpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The recipient of the code, the field, and a link back to correct the number. */
export const Default: Story = {
  tags: ["visual"],
  parameters: { chromatic: { ignoreSelectors: ["button:disabled"] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/0901 234 567/)).toBeVisible();
    await expect(canvas.getByRole("link", named("auth:otp.change_details"))).toHaveAttribute(
      "href",
      "#register",
    );
  },
};

/** Until the browser has read the pending registration. */
export const Loading: Story = { args: { sent: null } };

/** The smallest phone. */
export const SmallPhone: Story = { globals: { viewport: { value: "small" } } };
