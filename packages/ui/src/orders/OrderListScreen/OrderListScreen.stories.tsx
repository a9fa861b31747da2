import type { Meta, StoryObj } from "@storybook/react-vite";
import { ORDER_TABS, PaymentMethod, type OrderTab } from "@sen/domain";
import { expect, fn, waitFor, within } from "storybook/test";
import { withToasts } from "../../fixtures/with-toasts.tsx";
import { allBoughtAgain } from "../../fixtures/orders/buy-again.ts";
import { accepted } from "../../fixtures/forms/calls.ts";
import { longOrder, orderPage, titledOrders } from "../../fixtures/orders/orders.ts";
import { including, named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { OrderListScreen } from "./OrderListScreen.tsx";

const onLoadMore = fn();
const ready = { state: "ready", items: orderPage, total: 12, hasMore: true, onLoadMore } as const;

const meta = {
  component: OrderListScreen,
  args: {
    tab: "all",
    tabHref: (tab: OrderTab) => `#tab=${tab}`,
    list: ready,
    search: { keyword: "", clearHref: "#all-orders", onSearch: fn() },
    hrefs: {
      home: "#home",
      cart: "#cart",
      product: (id) => `#product-${String(id)}`,
      order: (id) => `#order-${String(id)}`,
      return: (id) => `#return-${String(id)}`,
      complaint: (id) => `#complaint-${String(id)}`,
      refund: (id) => `#refund-${String(id)}`,
      writeReview: (itemId) => `#review-${String(itemId)}`,
    },
    onPayAgain: fn(() => Promise.resolve()),
    onConfirmReceived: accepted(),
    onCancelOrder: accepted(),
    onBuyAgain: fn(() => Promise.resolve({ lines: allBoughtAgain })),
  },
  decorators: [withToasts],
} satisfies Meta<typeof OrderListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five of twelve orders. */
export const Default: Story = { tags: ["visual"] };

/** Offers cancelling where possible, and buying again for ended orders. */
export const OnlyWhatIsPossible: Story = {
  tags: ["!dev", "!autodocs"],
  args: { list: { ...ready, total: orderPage.length, hasMore: false } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("article");
    const names = cards.flatMap((card) =>
      within(card)
        .queryAllByRole("button")
        .map((button) => button.textContent),
    );
    await expect(names).toEqual([
      textOf("orders:card.cancel"),
      textOf("orders:card.cancel"),
      textOf("orders:buy_again.action"),
      textOf("orders:buy_again.action"),
    ]);
  },
};

/** Eleven tabs in the spec's order. The current one is marked visually and for screen readers. */
export const Tabs: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole("navigation", named("orders:list.tabs")));
    await expect(tabs.getAllByRole("link").map((link) => link.textContent)).toEqual([
      textOf("orders:tab.all"),
      textOf("orders:tab.created"),
      textOf("orders:tab.delivering"),
      textOf("orders:tab.delivered"),
      textOf("orders:tab.cancelled"),
      textOf("orders:tab.returned"),
      textOf("orders:tab.refund"),
      textOf("orders:tab.complaint"),
      textOf("orders:tab.delivery_failed"),
      textOf("orders:tab.confirmed"),
      textOf("orders:tab.payment_failed"),
    ]);
    await expect(tabs.getByRole("link", { current: "page" })).toHaveTextContent(textOf("orders:tab.all"));
    await expect(tabs.getByRole("link", named("orders:tab.refund"))).toHaveAttribute("href", "#tab=refund");
  },
};

/** Skeletons shaped like order cards. */
export const Loading: Story = {
  args: { list: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", named("orders:list.loading"))).toBeVisible();
    await expect(canvas.getByRole("navigation", named("orders:list.tabs"))).toBeVisible();
  },
};

/** No orders yet: offers to go shopping. */
export const Empty: Story = {
  args: { list: { ...ready, items: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("orders:empty.shop"))).toHaveAttribute("href", "#home");
  },
};

/** Search results: their number, and a link back to all orders. */
export const Found: Story = {
  args: {
    search: { keyword: "lụa", clearHref: "#all-orders", onSearch: fn() },
    list: { ...ready, items: orderPage.slice(0, 2), total: 2, hasMore: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("orders:search.found", { count: 2, keyword: "lụa" }))).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("lụa");
    await expect(canvas.getByRole("link", named("orders:search.clear"))).toHaveAttribute(
      "href",
      "#all-orders",
    );
  },
};

/** Nothing found on a tab: says what can be searched for, and offers the same search in all orders. */
export const NothingFound: Story = {
  args: {
    tab: "delivering",
    search: { keyword: "máy hút bụi", clearHref: "#delivering", onSearch: fn() },
    list: { ...ready, items: [], total: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(textOf("orders:search.empty"));
    await expect(canvas.getByRole("link", named("orders:search.everywhere"))).toHaveAttribute(
      "href",
      "#tab=all",
    );
  },
};

/** Each empty tab says what would be there and links to all orders. */
export const EmptyTabs: Story = {
  tags: ["visual"],
  // The story renders eleven screens, so the navigation landmarks repeat.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: (args) => (
    <>
      {ORDER_TABS.map((tab) => (
        <OrderListScreen key={tab} {...args} tab={tab} list={{ ...ready, items: [], total: 0 }} />
      ))}
    </>
  ),
  play: async ({ canvas, globals }) => {
    if (globals["locale"] !== "vi") return;
    const titles = canvas.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    await expect(new Set(titles).size).toBe(ORDER_TABS.length);
    await expect(canvas.getAllByRole("link", named("orders:empty.see_all"))).toHaveLength(10);
  },
};

/** No order under a shortcut of the account's page: the customer may have others. */
export const EmptyShortcut: Story = {
  args: { ...Empty.args, shortcut: "to_pay" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("orders:empty.shortcut.title"))).toBeVisible();
    await expect(canvas.getByRole("link", named("orders:empty.see_all"))).toBeVisible();
    await expect(canvas.queryByRole("link", named("orders:empty.shop"))).toBeNull();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(
      textOf("account:overview.shortcut.to_pay"),
    );
  },
};

/** The next page failed to load; the loaded orders stay. */
export const MoreFailed: Story = {
  args: { list: { ...ready, moreFailed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("orders:list.more_failed"));
    await expect(canvas.getAllByRole("article")).toHaveLength(5);
  },
};

/** All loaded: no "load more" button. */
export const AllLoaded: Story = {
  args: { list: { ...ready, total: 5, hasMore: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", named("orders:list.more"))).toBeNull();
  },
};

/** Long names and large amounts on the narrowest phone. */
export const LongText: Story = {
  args: { list: { ...ready, items: [longOrder], total: 1, hasMore: false } },
  globals: { viewport: { value: "small" } },
};

/** Desktop layout. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** Failed to load, with a retry. */
export const Failed: Story = { args: { list: { state: "failed", onRetry: fn() } } };

/** Five orders; the button loads more. */
export const BringsMoreWhenAsked: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(5);
    await expect(
      canvas.getByText(textOf("orders:list.progress", { count: 12, shown: "5", total: "12" })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("orders:list.more")));
    await expect(onLoadMore).toHaveBeenCalledOnce();
  },
};

/** From the card's button through the dialog: cancels the order once, with its reason. */
export const CancelFromTheList: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", named("orders:card.cancel_order", { code: "SEN-261120-0117" })),
    );
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("radio", named("orders:cancel_reason.cheaper_elsewhere")));
    await userEvent.click(dialog.getByRole("button", named("orders:card.cancel")));
    await waitFor(() => expect(args.onCancelOrder).toHaveBeenCalledWith(orderPage[1], { reason: 4 }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

/** Pays an order from the list, together with the orders of the same payment, without opening its page. */
export const PaidFromTheList: Story = {
  args: {
    list: {
      ...ready,
      items: [
        {
          ...titledOrders.paymentFailed,
          paid_together: [{ id: 9002, code: "SEN-261121-0043", order_tenant_final: 389_000 }],
        },
        titledOrders.delivered,
      ],
    },
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole("article");
    if (!first) throw new Error("There is no order.");
    const [pay, cancel] = within(first).getAllByRole("button");
    await expect(pay).toHaveAccessibleName(
      including(textOf("orders:pay.again_together", { amount: "1.187.000 đ", count: 2 })),
    );
    await expect(cancel).toHaveTextContent(textOf("orders:card.cancel"));
    if (pay) await userEvent.click(pay);
    await expect(args.onPayAgain).toHaveBeenCalledWith(9011, PaymentMethod.online);
  },
};

/** Confirms receipt from the list, after a confirmation dialog. */
export const ReceiptConfirmed: Story = {
  args: { list: { ...ready, items: [titledOrders.delivered] } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", nameIncluding("orders:card.received")));
    const dialog = canvas.getByRole("dialog", named("aftersales:order_detail.received_title"));
    await userEvent.click(
      within(dialog).getByRole("button", named("aftersales:order_detail.action.received")),
    );
    await waitFor(() => expect(args.onConfirmReceived).toHaveBeenCalledWith(titledOrders.delivered));
  },
};

/** Enter submits the trimmed keyword; submitting an empty field clears the search. */
export const Searches: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("searchbox", named("orders:search.label"));
    await userEvent.type(field, "  ao so mi {Enter}");
    await expect(args.search.onSearch).toHaveBeenCalledWith("ao so mi");
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole("button", named("orders:search.submit")));
    await expect(args.search.onSearch).toHaveBeenLastCalledWith("");
  },
};
