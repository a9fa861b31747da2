import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { served, textOf } from "../../fixtures/texts.ts";
import { Shelf } from "./Shelf.tsx";

const meta = {
  component: Shelf,
  args: { title: "Gợi ý hôm nay", moreHref: "#all", children: <p>Sản phẩm</p> },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The accessible name of the "see all" link includes the title. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("link", { name: `${textOf("catalog:see_all")}: ${served("Gợi ý hôm nay")}` }),
    ).toHaveAttribute("href", "#all");
  },
};

/** A long title, with a line below and an element beside it. */
export const LongText: Story = {
  args: {
    title: "Những món quà Tết được người Sài Gòn chọn nhiều nhất trong tuần này",
    text: "Giao tận nhà trong ngày ở nội thành",
    aside: <b>03:12:08</b>,
  },
  globals: { viewport: { value: "small" } },
};
