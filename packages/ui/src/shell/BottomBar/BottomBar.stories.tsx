import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { shellPaths } from "../../fixtures/shell/shell.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { BottomBar } from "./BottomBar.tsx";

const meta = {
  component: BottomBar,
  parameters: { docs: { story: { inline: false, height: "800px" } }, layout: "fullscreen" },
  globals: { viewport: { value: "phone" } },
  args: { paths: shellPaths, place: "home", unreadCount: 12 },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Marks the current section and shows the unread count. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(textOf("shell:home"));
    await expect(
      canvas.getByRole("link", named("shell:notifications.shortUnread", { count: 12 })),
    ).toBeVisible();
    for (const link of canvas.getAllByRole("link")) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** At 320 px and 200% text no label is cut off or touches the next one, and the count covers no other icon. */
export const Narrow: Story = {
  beforeEach: twiceTheText,
  globals: { viewport: { value: "small" } },
  args: { place: "notifications", unreadCount: 120 },
  play: async ({ canvas }) => {
    let end = Number.NEGATIVE_INFINITY;
    for (const name of ["home", "categories.short", "notifications.short", "orders", "account"] as const) {
      const label = canvas.getByText(textOf(`shell:${name}`));
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
      const words = new Range();
      words.selectNodeContents(label);
      const { left, right } = words.getBoundingClientRect();
      await expect(left - end).toBeGreaterThanOrEqual(7);
      end = right;
    }
    const [, alerts, orders] = canvas.getAllByRole("link");
    const left = orders?.querySelector("svg")?.getBoundingClientRect().left;
    await expect(alerts?.querySelector("[data-count]")?.getBoundingClientRect().right).toBeLessThan(
      left ?? 0,
    );
  },
};

/** Hidden from 1024 px, where the header has all links. */
export const Desktop: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
};

/** A category is the current section; the button that opens their menu says so too. */
export const Categories: Story = {
  args: { place: "categories" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", named("shell:categories.short"))).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

/** Orders are the current section. */
export const Orders: Story = { args: { place: "orders" } };

/** The account is the current section. */
export const Account: Story = { args: { place: "account" } };

/** Default without its test: the bar is not shown on a desktop. */
export const Matrix: Story = { tags: ["!dev", "!autodocs", "visual"] };
