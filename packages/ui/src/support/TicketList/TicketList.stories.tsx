import { AttachmentCreator, SUPPORT_CATEGORIES, TicketStatus } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ticketSummaries } from "../../fixtures/support/support.ts";
import { textOf } from "../../fixtures/texts.ts";
import { TicketList } from "./TicketList.tsx";

const meta = {
  component: TicketList,
  args: { tickets: ticketSummaries, ticketHref: (id) => `#/support/my-questions/${id}` },
} satisfies Meta<typeof TicketList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unread tickets are framed and say the number of unread messages; a message with only files says so; each card is one link. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("support:ticket.unread", { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(textOf("support:ticket.files_only"))).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Bị trừ tiền hai lần" })).toHaveAttribute(
      "href",
      "#/support/my-questions/43",
    );
  },
};

/** Every ticket status. */
export const EveryStatus: Story = {
  args: {
    tickets: Object.values(TicketStatus).flatMap((status) =>
      ticketSummaries.slice(0, 1).map((ticket) => ({ ...ticket, id: status, status })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(Object.values(TicketStatus).length);
  },
};

/** A subject without spaces, at 320 px. */
export const LongText: Story = {
  args: {
    tickets: ticketSummaries.map((ticket) => ({ ...ticket, subject: "Ư".repeat(100) })),
  },
  globals: { viewport: { value: "small" } },
};

/** Every category, answered by a shop. */
export const EveryCategory: Story = {
  args: {
    tickets: SUPPORT_CATEGORIES.flatMap((category) =>
      ticketSummaries.slice(0, 1).map((ticket) => ({
        ...ticket,
        id: category,
        category,
        last_message: { ...ticket.last_message, creator_type: AttachmentCreator.tenant },
      })),
    ),
  },
};
