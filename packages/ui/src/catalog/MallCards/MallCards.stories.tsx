import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { longMall, malls } from "../../fixtures/catalog/malls.ts";
import { textOf } from "../../fixtures/texts.ts";
import { MallCards } from "./MallCards.tsx";

const meta = {
  component: MallCards,
  args: { malls, mallHref: catalogHrefs.mall },
} satisfies Meta<typeof MallCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each card links to its mall and shows its address and opening hours. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Sen Plaza Thủ Đức" })).toHaveAttribute("href", "#mall-8");
    await expect(
      canvas.getByText(`09:30–22:00 · ${textOf("catalog:mall.shops", { count: 1 })}`),
    ).toBeInTheDocument();
  },
};

/** The English plural: 1 shop, 10 shops. */
export const English: Story = {
  globals: { locale: "en", viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("09:30–22:00 · 1 shop")).toBeVisible();
    await expect(canvas.getAllByText("09:30–22:00 · 10 shops")).toHaveLength(5);
  },
};

/** The longest names without a picture. */
export const LongText: Story = { args: { malls: [longMall, ...malls] } };
