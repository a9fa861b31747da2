import { NOTIFICATION_TABS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import {
  longNotification,
  notifications,
  orphanedNotification,
} from "../../fixtures/notifications/notifications.ts";
import { textOf } from "../../fixtures/texts.ts";
import { NotificationList, type NotificationOpening } from "./NotificationList.tsx";

const meta = {
  component: NotificationList,
  args: {
    notifications,
    openingOf: ({ id, body_data }): NotificationOpening | null =>
      body_data.order_detail_id === null ? null : { href: `#/${id}`, newTab: true },
    onRead: fn(),
  },
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two are unread, which the text says too. */
export const Default: Story = {};

/** A reply to a ticket opens in the same tab. */
export const SameTab: Story = {
  args: { openingOf: () => ({ href: "#/support/my-questions?id=7", newTab: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")[0]).not.toHaveAttribute("target");
  },
};

/** Long words break; nothing is cut off. */
export const LongText: Story = { args: { notifications: [longNotification] } };

/** Read and unread, with and without picture, long. */
export const Matrix: Story = {
  tags: ["visual"],
  args: { notifications: [...notifications, orphanedNotification, longNotification] },
};

/** Every category with its icon. */
export const EveryKind: Story = {
  args: {
    notifications: NOTIFICATION_TABS.flatMap((type, index) =>
      notifications.slice(0, 1).map((one) => ({ ...one, id: index, type, image_url: null })),
    ),
  },
};

/** Two are unread, which the text says too. Clicking a read one does not call `onRead`. */
export const TellsOnlyWhatIsRead: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const [unread, , read] = canvas.getAllByRole("link");
    await expect(unread).toHaveAccessibleName(
      `${textOf("notifications:list.unread")} Đơn hàng đã được gửi đi ${textOf("notifications:list.new_tab")}`,
    );
    await expect(unread).toHaveAttribute("target", "_blank");
    for (const link of [unread, read]) {
      link?.addEventListener("click", (event) => event.preventDefault());
      if (link) await userEvent.click(link);
    }
    await expect(args.onRead).toHaveBeenCalledOnce();
    await expect(args.onRead).toHaveBeenCalledWith(notifications[0]);
  },
};

/** Its order no longer exists: it opens nothing but can be marked as read. */
export const OrderGone: Story = {
  args: { notifications: [orphanedNotification, { ...orphanedNotification, id: 2, is_read: true }] },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};
