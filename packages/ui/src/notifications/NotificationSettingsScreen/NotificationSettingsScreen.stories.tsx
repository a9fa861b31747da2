import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { notificationSettings as settings } from "../../fixtures/notifications/notifications.ts";
import { accepted, refused } from "../../fixtures/forms/calls.ts";
import { including, named, textOf } from "../../fixtures/texts.ts";
import { NotificationSettingsScreen } from "./NotificationSettingsScreen.tsx";

const meta = {
  component: NotificationSettingsScreen,
  args: {
    request: { state: "ready", settings },
    push: "off",
    profileHref: "#/account/profile",
    onSave: accepted(),
    onPush: accepted(),
  },
} satisfies Meta<typeof NotificationSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const interruption = { code: 503, message: "Hệ thống đang tạm gián đoạn" };

/** Order notifications in the shop cannot be turned off. */
export const Default: Story = { tags: ["visual"] };

/** The browser blocks notifications from this site; only its settings can change that. */
export const PushBlocked: Story = {
  args: { push: "blocked" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText(including(textOf("notifications:settings.push.blocked")))).toBeVisible();
  },
};

export const PushUnsupported: Story = { args: { push: "unsupported" } };

/** No email is sent to an unverified address: links to the verification. */
export const UnverifiedEmail: Story = {
  args: { request: { state: "ready", settings: { ...settings, is_email_verified: false } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(including(textOf("notifications:settings.unverified_email"))),
    ).toBeVisible();
    await expect(canvas.getByRole("link", named("notifications:settings.verify_email"))).toHaveAttribute(
      "href",
      "#/account/profile",
    );
  },
};

/** The account has no email address. In English. */
export const WithoutEmail: Story = {
  args: {
    request: { state: "ready", settings: { ...settings, email_address: null, is_email_verified: false } },
  },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Add email" })).toBeVisible();
  },
};

/** Without email notifications, the customer is not asked to verify the address. */
export const NoMailWanted: Story = {
  args: {
    request: {
      state: "ready",
      settings: { ...settings, is_email_verified: false, ways: { ...settings.ways, email: [] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/chưa được xác minh/)).toBeNull();
  },
};

export const Loading: Story = { args: { request: { state: "loading" }, push: undefined } };

export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** A choice is saved immediately; order notifications in the shop cannot be turned off. */
export const SavesAtOnce: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const orders = within(canvas.getByRole("group", named("notifications:tab.order")));
    await expect(orders.getByRole("checkbox", named("notifications:settings.way.shop"))).toBeDisabled();
    await userEvent.click(orders.getByRole("checkbox", named("notifications:settings.way.email")));
    await expect(args.onSave).toHaveBeenCalledWith({ ...settings.ways, email: ["wallet"] });
    await expect(canvas.getByRole("status")).toHaveTextContent(textOf("notifications:settings.saved"));
    await userEvent.click(canvas.getByRole("button", named("notifications:settings.push.turn_on")));
    await expect(args.onPush).toHaveBeenCalledWith(true);
  },
};

/** Resolvers of pending saves; the story calls them once both have started. */
const underway: (() => void)[] = [];

/** By keyboard: the focus stays on the checkbox, and a choice made during a save is saved afterwards. */
export const SeveralAtOnce: Story = {
  args: { onSave: fn(() => new Promise<null>((resolve) => underway.push(() => resolve(null)))) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const orders = within(canvas.getByRole("group", named("notifications:tab.order")));
    const mail = orders.getByRole("checkbox", named("notifications:settings.way.email"));
    const push = orders.getByRole("checkbox", named("notifications:settings.way.push"));
    mail.focus();
    await userEvent.keyboard(" ");
    await expect(mail).toHaveFocus();
    await userEvent.tab();
    await expect(push).toHaveFocus();
    await userEvent.keyboard(" ");
    await waitFor(async () => {
      for (const end of underway.splice(0)) end();
      await expect(canvas.getByRole("status")).toHaveTextContent(textOf("notifications:settings.saved"));
      await expect(args.onSave).toHaveBeenCalledTimes(2);
    });
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...settings.ways, email: ["wallet"], push: [] });
  },
};

/** A failed save restores the previous value and shows why. */
export const NotSaved: Story = {
  args: { onSave: refused(interruption) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const orders = within(canvas.getByRole("group", named("notifications:tab.order")));
    const mail = orders.getByRole("checkbox", named("notifications:settings.way.email"));
    await userEvent.click(mail);
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(mail).toBeChecked();
  },
};

/** Push messages are on. In English. */
export const PushOn: Story = {
  args: { push: "on", onPush: refused(interruption) },
  globals: { locale: "en" },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Turn off push notifications" }));
    await expect(args.onPush).toHaveBeenCalledWith(false);
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
