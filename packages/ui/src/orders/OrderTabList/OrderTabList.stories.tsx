import type { Meta, StoryObj } from "@storybook/react-vite";
import { ORDER_TABS, type OrderTab, type TablessShortcut } from "@sen/domain";
import { useState } from "react";
import { expect } from "storybook/test";
import { named, textOf } from "../../fixtures/texts.ts";
import { OrderTabList } from "./OrderTabList.tsx";

const tabHref = (tab: OrderTab) => `#tab=${tab}`;

/** Simulates the URL: clicking a link changes the current tab. */
function InPage({ current, shortcut = null }: { current: OrderTab; shortcut?: TablessShortcut | null }) {
  const [tab, setTab] = useState(current);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- simulates a router
    <div
      onClick={(event) => {
        event.preventDefault();
        const href =
          event.target instanceof HTMLElement ? event.target.closest("a")?.getAttribute("href") : null;
        if (href) setTab(href.replace("#tab=", "") as OrderTab);
      }}
    >
      <OrderTabList current={tab} tabHref={tabHref} shortcut={shortcut} />
    </div>
  );
}

const meta = {
  component: InPage,
  parameters: { documents: OrderTabList },
  args: { current: "all" },
} satisfies Meta<typeof InPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Eleven tabs in the spec's order. The current one is marked visually and for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual([
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
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(textOf("orders:tab.all"));
    await expect(canvas.getByRole("link", named("orders:tab.refund"))).toHaveAttribute("href", "#tab=refund");
  },
};

const isInView = (element: HTMLElement) => {
  const box = element.getBoundingClientRect();
  return box.left >= 0 && box.right <= document.documentElement.clientWidth;
};

/** A current tab at the far end is scrolled into view; the page does not scroll. */
export const FarTab: Story = {
  args: { current: "payment_failed" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(isInView(canvas.getByRole("link", { current: "page" }))).toBe(true);
    await expect(isInView(canvas.getByRole("link", named("orders:tab.all")))).toBe(false);
    await expect(document.documentElement.scrollLeft).toBe(0);
  },
};

/** Each tab as the current one. */
export const Matrix: Story = {
  tags: ["visual"],
  // The story renders one list per tab, so the navigation landmarks repeat.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 }}>
      {ORDER_TABS.map((tab) => (
        <InPage key={tab} current={tab} />
      ))}
    </div>
  ),
};

/** Orders to pay, from the shortcut on the account page: the shortcut is the current tab. */
export const ToPay: Story = { args: { shortcut: "to_pay" } };

/** By keyboard: Tab moves along the row, Enter opens a tab, and the current tab stays in view. */
export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    for (let step = 0; step < 8; step += 1) await userEvent.tab();
    const complaint = canvas.getByRole("link", named("orders:tab.complaint"));
    await expect(complaint).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(complaint).toHaveAttribute("aria-current", "page");
    await expect(isInView(complaint)).toBe(true);
  },
};
