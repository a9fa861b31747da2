import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { numbers, textOf } from "../../fixtures/texts.ts";
import { ResultCount } from "./ResultCount.tsx";

const meta = {
  component: ResultCount,
  args: { total: 128 },
} satisfies Meta<typeof ResultCount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read aloud when it changes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      textOf("catalog:list.count", { count: 128, amount: numbers().integer(128) }),
    );
  },
};

/** In English one is not many. */
export const One: Story = {
  args: { total: 1 },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^1 product$/);
  },
};

/** More than a thousand are not counted further. */
export const ManyInVietnamese: Story = {
  args: { total: 1001 },
  globals: { locale: "vi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^1\.000\+ sản phẩm$/);
  },
};

/** The same, with the sign of thousands in English. */
export const ManyInEnglish: Story = {
  args: { total: 1001 },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^1,000\+ products$/);
  },
};

/** All of it. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};
