import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { wordsOf } from "../../fixtures/texts.ts";
import { Pagination } from "./Pagination.tsx";

const meta = {
  component: Pagination,
  args: {
    page: 5,
    lastPage: 12,
    hrefOf: (page) => `?page=${page}`,
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle: first, last, neighbors and gaps, in one row even on a phone. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName(`${wordsOf().page} 5`);
    await expect(canvas.getByRole("link", { name: wordsOf().next })).toHaveAttribute("href", "?page=6");
    const rows = canvas.getAllByRole("listitem").map((item) => item.getBoundingClientRect().top);
    await expect(new Set(rows).size).toBe(1);
  },
};

/** The first page has no "previous". */
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: wordsOf().previous })).toBeNull();
  },
};
