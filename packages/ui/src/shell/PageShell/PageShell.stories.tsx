import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { languageOf, shell } from "../../fixtures/shell/shell.ts";
import { named, served, textOf } from "../../fixtures/texts.ts";
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
    ...shell,
    search: { onSearch: fn() },
    place: "home",
    children: (
      <>
        <h1>Xin chào</h1>
        <Skeleton shape="box" height="320px" />
      </>
    ),
  },
  render: (args, story) => <PageShell {...args} language={languageOf(story)} />,
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone: slim header, bottom bar, footer. */
export const Default: Story = { tags: ["visual"] };

/** On a desktop. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** Offline, during a navigation, on a page with its own bottom bar: the strip is below the header, where it hides no total. */
export const OfflineAndNavigating: Story = {
  args: { trouble: "offline", progress: <StepProgress />, ownBar: true, place: undefined },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", named("shell:loading"))).toBeInTheDocument();
    await expect(canvas.queryByRole("navigation", named("shell:navigation.bottom"))).toBeNull();
    const strip = canvas.getByText(textOf("shell:offline.gone")).getBoundingClientRect();
    await expect(strip.bottom).toBeLessThan(window.innerHeight / 2);
  },
};

/** The shop can be browsed but takes no orders at the moment. */
export const OrderingPaused: Story = {
  args: { trouble: "paused" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("shell:paused.gone"))).toBeInTheDocument();
  },
};

/** At 320 px, in English, nothing overflows. */
export const Narrow: Story = {
  globals: { viewport: { value: "small" }, locale: "en" },
};

/** Cart and checkout have no footer on phones. */
export const ToPurchase: Story = {
  args: { toPurchase: true },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
  },
};

/** What receives the focus below the fold is scrolled clear of the bottom bar. */
export const FocusAboveTheBar: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "phone" } },
  args: {
    children: (
      <>
        <h1>Xin chào</h1>
        <Skeleton shape="box" height="700px" />
        <Button>Xem thêm</Button>
        <Skeleton shape="box" height="700px" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Xem thêm" });
    scrollTo(0, button.offsetTop - window.innerHeight + 48); // The last thing on the screen, behind the bar.
    button.scrollIntoView({ block: "nearest" });
    const bar = canvas.getByRole("navigation", named("shell:navigation.bottom"));
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  },
};

/** At 400% zoom, half of the window would be bars: they scroll away with the page. */
export const LowWindow: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "zoomed" } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("navigation", named("shell:navigation.bottom"));
    await expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(window.innerHeight);
    scrollTo(0, document.documentElement.scrollHeight);
    await expect(canvas.getByRole("banner").getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    scrollTo(0, 0);
  },
};

/** On a phone the category menu opens as a bottom sheet. */
export const CategoriesOpenAsASheet: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("main")).toHaveTextContent("Xin chào");
    await userEvent.click(canvas.getByRole("button", named("shell:categories.title")));
    await expect(canvas.getByRole("link", { name: served("Bếp và bàn ăn") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("shell:menu.close")));
    await expect(canvas.queryByRole("link", { name: served("Bếp và bàn ăn") })).toBeNull();
  },
};

/** After a navigation the new page's title is announced; on the first page nothing is. */
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
    // Some screen readers ignore a region that is inserted together with its message.
    await expect(before).toContain(region);
  },
};

/** The content can be focused by code, but is not a tab stop. */
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
