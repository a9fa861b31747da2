import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { accepted, refused } from "../../fixtures/forms/calls.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { LoginScreen } from "./LoginScreen.tsx";

const meta = {
  component: LoginScreen,
  parameters: { layout: "fullscreen" },
  args: { onSubmit: accepted(), forgotHref: "#forgot", registerHref: "#register" },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form, with links to register and to reset the password. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: textOf("shell:page.login") })).toBeVisible();
    await expect(canvas.getByRole("link", named("shell:page.register"))).toHaveAttribute("href", "#register");
    await expect(canvas.getByRole("link", named("auth:login.forgot"))).toHaveAttribute("href", "#forgot");
  },
};

/** Reached from a page that requires signing in; a note above the form says so. */
export const Needed: Story = {
  tags: ["visual"],
  args: { needed: true },
};

/** On a desktop, the benefits of signing in are beside the form. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** A small phone. */
export const SmallPhone: Story = { args: { needed: true }, globals: { viewport: { value: "small" } } };

/** The error of a failed sign-in replaces the note that signing in is required. */
export const NeededAndRefused: Story = {
  args: {
    needed: true,
    onSubmit: refused({ code: 401, message: "Bạn còn 4 lần thử.", message_code: "LOGIN_FAILED" }),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(textOf("auth:login.needed"))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(textOf("auth:login.account")), "0901234567");
    await userEvent.type(canvas.getByLabelText(textOf("auth:login.password")), "Nhamroi1{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Bạn còn 4 lần thử.");
    await expect(canvas.queryByText(textOf("auth:login.needed"))).not.toBeInTheDocument();
  },
};
