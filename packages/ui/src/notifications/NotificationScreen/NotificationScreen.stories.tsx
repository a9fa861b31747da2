import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import {
  longNotification,
  noneUnread,
  notifications,
  unreadCounts,
} from "../../fixtures/notifications/notifications.ts";
import { accepted, refused } from "../../fixtures/forms/calls.ts";
import { named, numbers, textOf } from "../../fixtures/texts.ts";
import { NotificationScreen } from "./NotificationScreen.tsx";

const onLoadMore = fn();

const meta = {
  component: NotificationScreen,
  args: {
    tab: "order",
    tabHref: (tab) => `#/notification?tab=${tab}`,
    settingsHref: "#/account/notification",
    productsHref: "#/products",
    unread: unreadCounts,
    list: { state: "ready", items: notifications, hasMore: true, onLoadMore },
    openingOf: ({ id }) => ({ href: `#/${id}`, newTab: true }),
    onRead: fn(),
    onReadAll: accepted(),
  },
} satisfies Meta<typeof NotificationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tabs with unread counts; a button loads the next ten. */
export const Default: Story = { tags: ["visual"] };

/** The bell's target: all notifications it counts. */
export const All: Story = {
  args: { tab: "all" },
  play: async ({ canvas }) => {
    const all = textOf("notifications:tab_unread", {
      tab: textOf("notifications:tab.all"),
      count: numbers().integer(unreadCounts.total),
    });
    await expect(canvas.getByRole("link", { name: all })).toHaveAttribute("aria-current", "page");
    await expect(
      canvas.getByText(textOf("notifications:unread", { count: unreadCounts.total })),
    ).toBeInTheDocument();
  },
};

/** 5,000 unread: the count is formatted for the language. In English. */
export const FiveThousandUnread: Story = {
  args: { unread: { ...unreadCounts, total: 5_003, order: 5_000 } },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Orders (5,000)" })).toBeVisible();
  },
};

/** Nothing unread: nothing to mark as read. The button that marked them can keep the focus. */
export const AllRead: Story = {
  args: { unread: noneUnread },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", named("notifications:read_all"));
    await expect(button).toHaveAttribute("aria-disabled", "true");
    button.focus();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole("link", named("notifications:tab.order"))).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    tab: "promotion",
    unread: noneUnread,
    list: { state: "ready", items: [], hasMore: false, onLoadMore },
  },
};

export const Loading: Story = { args: { unread: null, list: { state: "loading" } } };

export const Failed: Story = { args: { unread: null, list: { state: "failed", onRetry: fn() } } };

export const LongText: Story = {
  args: { list: { state: "ready", items: [longNotification], hasMore: false, onLoadMore } },
};

/** Account activity. */
export const Activity: Story = { args: { tab: "activity" } };

/** Wallet activity. */
export const Wallet: Story = { args: { tab: "wallet" } };

/** The next page failed to load; the loaded notifications stay. */
export const MoreFailed: Story = {
  args: { list: { state: "ready", items: notifications, hasMore: true, moreFailed: true, onLoadMore } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("notifications:more_failed"));
    await expect(canvas.getAllByRole("listitem").length).toBeGreaterThan(notifications.length);
  },
};

/** Marks all notifications in all tabs as read. */
export const ReadsAll: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole(
        "link",
        named("notifications:tab_unread", { tab: textOf("notifications:tab.order"), count: "2" }),
      ),
    ).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", named("notifications:tab.promotion"))).toBeVisible();
    await expect(canvas.getByText(textOf("notifications:unread", { count: 2 }))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", named("notifications:read_all")));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};

/** Marking failed: shows an error and changes nothing. */
export const ReadAllFailed: Story = {
  args: { onReadAll: refused({ code: 503, message: "Hệ thống đang tạm gián đoạn" }) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", named("notifications:read_all")));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
