import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { accepted, lostThenAccepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { linkedAccounts, noLinkedAccounts } from "../../fixtures/auth/social.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { withToasts } from "../../fixtures/with-toasts.tsx";
import { LinkedAccounts } from "./LinkedAccounts.tsx";

const meta = {
  component: LinkedAccounts,
  args: { social: linkedAccounts, setPasswordHref: "#forgot", onLink: accepted(), onRemove: accepted() },
  decorators: [withToasts],
} satisfies Meta<typeof LinkedAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

const google = { name: "Google (sen@example.com)" };

/** One account is linked, another can be. */
export const Default: Story = { tags: ["visual"] };

/** Nothing is linked yet. */
export const Empty: Story = { args: { social: noLinkedAccounts } };

/** Without a password nothing can be linked or removed: the link leads to where one is set. */
export const NoPassword: Story = {
  args: { social: { ...linkedAccounts, has_password: false } },
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("link", named("account:remove.set_password"))).toHaveAttribute(
      "href",
      "#forgot",
    );
  },
};

/** Two accounts of one provider, one with a long address and one that shares none, on the smallest phone. */
export const LongText: Story = {
  args: {
    social: {
      ...linkedAccounts,
      accounts: [null, `${"dia-chi-rat-dai".repeat(6)}@example.com`].map((email, id) => ({
        ...{ id, name: "Đăng nhập một lần của tập đoàn", email },
        linked_at: "2026-03-02T03:00:00.000Z",
      })),
    },
  },
  globals: { viewport: { value: "small" } },
};

/** Removing asks first, says what happens, and survives a lost connection. */
export const Removes: Story = {
  args: { onRemove: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("account:password.social.remove_named", google)));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(textOf("account:password.social.remove_text", google))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", named("account:password.social.remove")));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      textOf("account:password.social.not_removed"),
    );
    await userEvent.click(dialog.getByRole("button", named("account:password.social.remove")));
    await expect(await screen.findByText(textOf("account:password.social.removed"))).toBeVisible();
    await expect(args.onRemove).toHaveBeenLastCalledWith(linkedAccounts.accounts[0]);
  },
};

/** A wrong password shows an error at the field. Opened again, the dialog is empty. */
export const WrongPassword: Story = {
  args: { onLink: refused(refusedAt({ password: "Mật khẩu hiện tại chưa đúng" })) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole("button", named("account:password.social.link", { name: "Facebook" }));
    await userEvent.click(open);
    const box = () => screen.findByLabelText(textOf("account:remove.password"));
    await userEvent.type(await box(), "Nhamroi1{Enter}");
    await waitFor(async () => expect(await box()).toHaveAccessibleDescription("Mật khẩu hiện tại chưa đúng"));
    await userEvent.click(await screen.findByRole("button", { name: /^(Đóng|Close)$/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(open);
    await expect(await box()).toHaveValue("");
    await expect(await box()).not.toHaveAccessibleDescription();
  },
};
