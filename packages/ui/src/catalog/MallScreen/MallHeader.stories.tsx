import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longMall, plaza } from "../../fixtures/catalog/malls.ts";
import { named } from "../../fixtures/texts.ts";
import { MallHeader, MallHeaderSkeleton } from "./MallHeader.tsx";

const meta = { component: MallHeader, args: { mall: plaza } } satisfies Meta<typeof MallHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Address, opening hours, and a phone number to call. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: plaza.name })).toBeVisible();
    await expect(canvas.getByRole("img", named("catalog:mall.hours"))).toBeVisible();
    await expect(canvas.getByRole("link", { name: plaza.hotline })).toHaveAttribute(
      "href",
      `tel:${plaza.hotline}`,
    );
    const map = canvas.getByRole<HTMLAnchorElement>("link", named("catalog:mall.map"));
    await expect(new URL(map.href).searchParams.get("query")).toBe(`${plaza.name}, ${plaza.address}`);
  },
};

/** On a desktop the picture is beside the text. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** Skeletons. */
export const Loading: Story = { render: () => <MallHeaderSkeleton /> };

/** The icon is beside the first line of a long address. */
export const IconOnTheFirstLine: Story = {
  tags: ["!dev", "!autodocs"],
  args: { mall: longMall },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole("img", named("catalog:mall.address")).getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(longMall.address));
    const [line] = range.getClientRects();
    await expect(Math.abs(icon.top + icon.bottom - (line?.top ?? 0) - (line?.bottom ?? 0))).toBeLessThan(6);
  },
};

/** The longest name and address without a picture, at 320 px. */
export const LongText: Story = {
  args: { mall: longMall },
  globals: { viewport: { value: "small" } },
};

/** Loaded, loading, long and without a picture. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <MallHeader mall={plaza} />
      <MallHeaderSkeleton />
      <MallHeader mall={longMall} />
    </div>
  ),
};
