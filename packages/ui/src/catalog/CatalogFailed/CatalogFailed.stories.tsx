import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CatalogFailed } from "./CatalogFailed.tsx";

const meta = {
  component: CatalogFailed,
  args: { onRetry: fn(() => Promise.resolve()) },
} satisfies Meta<typeof CatalogFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces a page's products, below the page's own heading. */
export const Default: Story = { tags: ["visual"] };

/** Replaces the whole page, so its title is the page's heading. */
export const WholePage: Story = {
  tags: ["!dev", "!autodocs"],
  args: { heading: "h1" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};
