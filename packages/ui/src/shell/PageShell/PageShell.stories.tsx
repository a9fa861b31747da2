import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { shellCategories, shellMalls, shellPaths } from "../../fixtures/shell/shell.ts";
import { served, textOf } from "../../fixtures/texts.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { MAIN_ID } from "../landmarks.ts";
import { StepProgress } from "../StepProgress/StepProgress.tsx";
import { PageShell, type PageShellProps } from "./PageShell.tsx";

function Steps(props: PageShellProps) {
  const [announcement, setAnnouncement] = useState("");
  return (
    <PageShell {...props} announcement={announcement}>
      <h1>Xin chào</h1>
      <Button
        onClick={() => {
          setAnnouncement("Giỏ hàng · Sen");
        }}
      >
        Sang trang khác
      </Button>
    </PageShell>
  );
}

const meta = {
  component: PageShell,
  parameters: { docs: { story: { inline: false, height: "720px" } }, layout: "fullscreen" },
  args: {
    paths: shellPaths,
    malls: shellMalls,
    categories: shellCategories,
    customer: { cartCount: 3, unreadCount: 12, name: "Lan" },
    language: { locale: "vi", hrefOf: (locale) => `#${locale}` },
    search: { onSearch: fn() },
    place: "home",
    children: (
      <>
        <h1>Xin chào</h1>
        <Skeleton shape="box" height="320px" />
      </>
    ),
  },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone: slim header, bottom bar, footer. */
export const Default: Story = {};

/** On a desktop. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** Offline, the next page being loaded, a page with a bar of its own. */
export const OfflineAndNavigating: Story = {
  args: { trouble: "offline", progress: <StepProgress />, ownBar: true, place: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: textOf("shell:loading") })).toBeInTheDocument();
    await expect(canvas.queryByRole("navigation", { name: textOf("shell:navigation.bottom") })).toBeNull();
  },
};

/** The shop can be looked at, but takes no orders just now. */
export const OrderingPaused: Story = {
  args: { trouble: "paused" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("shell:paused.gone"))).toBeInTheDocument();
  },
};

/** At 320 px, in English, nothing sticks out. */
export const Narrow: Story = {
  globals: { viewport: { value: "small" }, locale: "en" },
  args: { language: { locale: "en", hrefOf: (locale) => `#${locale}` } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** As it is looked at. */
export const Matrix: Story = { tags: ["visual"], parameters: { chromatic: { disableSnapshot: false } } };

/** On the way to a purchase a phone has no footer. */
export const ToPurchase: Story = {
  args: { toPurchase: true },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
};

/** On a phone: slim header, bottom bar, footer; the category menu comes as a sheet. */
export const CategoriesOpenAsASheet: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("main")).toHaveTextContent("Xin chào");
    await userEvent.click(canvas.getByRole("button", { name: textOf("shell:categories.title") }));
    await expect(canvas.getByRole("link", { name: served("Bếp và bàn ăn") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf("shell:menu.close") }));
    await expect(canvas.queryByRole("link", { name: served("Bếp và bàn ăn") })).toBeNull();
  },
};

/** After a step the new page's title is read aloud; on the first page nothing is. */
export const AfterAStep: Story = {
  render: (args) => <Steps {...args} />,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const regions = () => canvas.getAllByRole("status");
    const announced = () => regions().filter((region) => region.textContent.includes("Giỏ hàng"));
    const before = regions();
    await expect(announced()).toHaveLength(0);
    await userEvent.click(canvas.getByRole("button", { name: "Sang trang khác" }));
    const [region] = announced();
    await expect(region).toHaveTextContent("Giỏ hàng · Sen");
    await expect(region).toHaveAttribute("aria-live", "polite");
    // A region that is only inserted with its message is not read by every screen reader.
    await expect(before).toContain(region);
  },
};

/** The content can take the focus from code, and is no stop of the keyboard. */
export const ContentTakesFocus: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const main = canvas.getByRole("main");
    await expect(main.id).toBe(MAIN_ID);
    main.focus();
    await expect(main).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(main).not.toHaveFocus();
  },
};
