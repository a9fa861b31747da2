import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { accepted } from "../../fixtures/calls.ts";
import { textOf } from "../../fixtures/texts.ts";
import { LoginScreen } from "./LoginScreen.tsx";

const meta = {
  component: LoginScreen,
  parameters: { layout: "fullscreen" },
  args: { onSubmit: accepted(), forgotHref: "#forgot", registerHref: "#register" },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form, with ways to register and to a new password. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: textOf("auth:login.title") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: textOf("auth:login.register") })).toHaveAttribute(
      "href",
      "#register",
    );
    await expect(canvas.getByRole("link", { name: textOf("auth:login.forgot") })).toHaveAttribute(
      "href",
      "#forgot",
    );
  },
};

/** Sent here because the session ended: said above the form. */
export const SessionEnded: Story = {
  args: { notice: "session_ended" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("auth:login.notice.session_ended"))).toBeVisible();
  },
};

/** Links that lead nowhere yet are not shown. */
export const WithoutLinks: Story = {
  args: { forgotHref: undefined, registerHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("link")).toHaveLength(0);
  },
};

/** A desktop: beside the form stands what signing in is good for. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** A small phone. */
export const SmallPhone: Story = { args: { notice: "needed" }, globals: { viewport: { value: "small" } } };

/** As it is looked at. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { notice: "needed" },
};

/** The password was changed: signed out everywhere else. */
export const PasswordChanged: Story = { args: { notice: "password_changed" } };

/** Signed out by one's own wish. */
export const SignedOut: Story = { args: { notice: "signed_out" } };
