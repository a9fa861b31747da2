import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { shopTickets, ticketSummaries } from "../../fixtures/support/support.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { TicketListScreen } from "./TicketListScreen.tsx";

const meta = {
  component: TicketListScreen,
  args: {
    recipient: "care",
    standing: "all",
    standingHref: (standing) => `#/support/my-questions?standing=${standing}`,
    list: { state: "ready", items: ticketSummaries, total: 12, hasMore: true, onLoadMore: fn() },
    hrefs: {
      ticket: (id) => `#/support/my-questions/${id}`,
      newRequest: "#/support/request",
      support: "#/support",
      products: "#/products",
    },
  },
} satisfies Meta<typeof TicketListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three of twelve tickets, in the tab with all of them. */
export const Default: Story = { tags: ["visual"] };

/** Questions to shops, about a product and about an order. */
export const OfShops: Story = {
  args: {
    recipient: "shop",
    list: { state: "ready", items: shopTickets, total: 2, hasMore: false, onLoadMore: fn() },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: textOf("shell:page.shop_questions") }),
    ).toBeVisible();
    await expect(canvas.queryByRole("link", named("support:home.request"))).toBeNull();
  },
};

/** No questions to shops yet: links to the products. */
export const NoShopAsked: Story = {
  args: {
    recipient: "shop",
    list: { state: "ready", items: [], total: 0, hasMore: false, onLoadMore: fn() },
  },
};

/** No tickets yet: links to answered questions. In English. */
export const Empty: Story = {
  args: { list: { state: "ready", items: [], total: 0, hasMore: false, onLoadMore: fn() } },
  globals: { locale: "en" },
};

export const Loading: Story = { args: { list: { state: "loading" } } };

export const Failed: Story = { args: { list: { state: "failed", onRetry: fn() } } };

/** The next page failed to load; the loaded tickets stay. */
export const MoreFailed: Story = {
  args: {
    list: {
      state: "ready",
      items: ticketSummaries,
      total: 12,
      hasMore: true,
      moreFailed: true,
      onLoadMore: fn(),
    },
  },
};

/** No open tickets. */
export const Open: Story = { args: { ...Empty.args, standing: "open" } };

/** No closed tickets. */
export const Closed: Story = { args: { ...Empty.args, standing: "closed" } };

/** Three of twelve; the button loads more. */
export const BringsMoreWhenAsked: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(
      textOf("support:list.standing.all"),
    );
    await userEvent.click(canvas.getByRole("button", named("support:list.more")));
    if (args.list.state === "ready") await expect(args.list.onLoadMore).toHaveBeenCalled();
  },
};
