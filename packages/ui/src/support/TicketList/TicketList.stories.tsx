import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ticketSummaries } from "../../fixtures/support.ts";
import { TicketList } from "./TicketList.tsx";

const meta = {
  component: TicketList,
  args: { tickets: ticketSummaries, ticketHref: (id) => `#/support/my-questions/${id}` },
} satisfies Meta<typeof TicketList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unread is framed and counted in words; files alone are told; each card is one link. */
export const Default: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 tin mới")).toBeVisible();
    await expect(canvas.getByText("Đã gửi tệp")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Bị trừ tiền hai lần" })).toHaveAttribute(
      "href",
      "#/support/my-questions/43",
    );
  },
};

/** A subject without spaces, at 320 px. */
export const LongText: Story = {
  args: {
    tickets: ticketSummaries.map((ticket) => ({ ...ticket, subject: "Ư".repeat(100) })),
  },
  globals: { viewport: { value: "small" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
