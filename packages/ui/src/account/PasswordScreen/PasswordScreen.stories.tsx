import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { withToasts } from "../../fixtures/with-toasts.tsx";
import { accepted, lostThenAccepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { sessions } from "../../fixtures/auth/otp.ts";
import { linkedAccounts } from "../../fixtures/auth/social.ts";
import { including, named, textOf } from "../../fixtures/texts.ts";
import { PasswordScreen } from "./PasswordScreen.tsx";

const meta = {
  component: PasswordScreen,
  parameters: { layout: "padded" },
  args: {
    username: "0901234567",
    forgotHref: "#forgot",
    sessions: { state: "ready", sessions },
    linked: { state: "ready", social: linkedAccounts },
    onChange: accepted(),
    onEnd: accepted(),
    onEndOthers: accepted(),
    onLink: accepted(),
    onRemove: accepted(),
  },
  decorators: [withToasts],
} satisfies Meta<typeof PasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty form. */
export const Default: Story = { tags: ["visual"] };

/** The devices and linked accounts are loading. */
export const Loading: Story = { args: { sessions: { state: "loading" }, linked: { state: "loading" } } };

/** The devices and linked accounts failed to load; the password can still be changed. */
export const Failed: Story = {
  args: { sessions: { state: "failed", onRetry: fn() }, linked: { state: "failed", onRetry: fn() } },
};

/** A shop without other providers shows no linked accounts. */
export const NoProviders: Story = {
  args: { linked: { state: "ready", social: { accounts: [], linkable: [], has_password: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", named("account:password.social.title"))).toBeNull();
  },
};

/** The smallest phone. */
export const SmallPhone: Story = { globals: { viewport: { value: "small" } } };

/** Password managers recognize the username, the current password and the new one. */
export const FoundByPasswordManagers: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const filled = [...canvasElement.querySelectorAll("input")].map(({ autocomplete }) => autocomplete);
    await expect(filled).toEqual(["username", "current-password", "new-password"]);
  },
};

/** A changed password is confirmed, and the fields are cleared. */
export const Changes: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(textOf("account:password.current")), "Matkhau1");
    await userEvent.type(canvas.getByLabelText(textOf("account:password.new")), "Matkhau2{Enter}");
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({ current_password: "Matkhau1", new_password: "Matkhau2" }),
    );
    await expect(await screen.findByText(including(textOf("account:password.changed")))).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(textOf("account:password.current"))).toHaveValue(""));
  },
};

/** The current password is wrong: its field shows the error, and the input stays. */
export const WrongPassword: Story = {
  args: { onChange: refused(refusedAt({ current_password: "Mật khẩu hiện tại chưa đúng" })) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(textOf("account:password.current")), "Nhamroi1");
    await userEvent.type(canvas.getByLabelText(textOf("account:password.new")), "Matkhau2{Enter}");
    const box = canvas.getByLabelText(textOf("account:password.current"));
    await waitFor(() => expect(box).toHaveAccessibleDescription("Mật khẩu hiện tại chưa đúng"));
    await expect(box).toHaveFocus();
    await expect(canvas.getByLabelText(textOf("account:password.new"))).toHaveValue("Matkhau2");
  },
};

/** No connection: the error is shown, and sending again succeeds. */
export const NoConnection: Story = {
  args: { onChange: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(textOf("account:password.current")), "Matkhau1");
    await userEvent.type(canvas.getByLabelText(textOf("account:password.new")), "Matkhau2{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(textOf("errors:network.offline"));
    await userEvent.click(canvas.getByRole("button", named("account:password.submit")));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
  },
};

/** Signs out all other devices, never this one. */
export const SignedOutElsewhere: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    for (const device of ["Safari · iOS", textOf("account:password.sessions.unknown")]) {
      const end = textOf("account:password.sessions.end_on", { device });
      await expect(canvas.getByRole("button", { name: end })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole("button", named("account:password.sessions.end_others")));
    await waitFor(() => expect(args.onEndOthers).toHaveBeenCalledOnce());
    await expect(await screen.findByText(textOf("account:password.sessions.others_ended"))).toBeVisible();
  },
};

/** Signing out failed: a message says so, and the customer can try again. */
export const NotSignedOut: Story = {
  args: { onEnd: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", named("account:password.sessions.end_on", { device: "Safari · iOS" })),
    );
    await expect(await screen.findByText(textOf("account:password.sessions.failed"))).toBeVisible();
    await userEvent.click(screen.getByRole("button", named("account:retry")));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(2));
  },
};

/** Two hundred characters: refused before sending, and nothing is cut off. */
export const TwoHundredSigns: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(textOf("account:password.current")), "Matkhau1");
    const box = canvas.getByLabelText(textOf("account:password.new"));
    await userEvent.click(box);
    await userEvent.paste("Aa1".repeat(67));
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(including(textOf("fields:password_too_long"))),
    );
    await expect(box).toHaveValue("Aa1".repeat(67));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
