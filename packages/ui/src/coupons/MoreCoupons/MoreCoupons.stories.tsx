import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { textOf } from "../../fixtures/texts.ts";
import { MoreCoupons } from "./MoreCoupons.tsx";

const meta = {
  component: MoreCoupons,
  args: { shown: 20, total: 37, hasMore: true, onLoadMore: fn() },
} satisfies Meta<typeof MoreCoupons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How far one is, and the button for the next page. */
export const Default: Story = {};

/** All of them are there: nothing is left to press. */
export const Whole: Story = {
  args: { shown: 37, hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** As the language writes thousands. */
export const Thousands: Story = {
  args: { total: 3003 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3[.,]003/)).toBeVisible();
  },
};

/** More to come, on its way, failed, and whole. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <MoreCoupons {...args} />
      <MoreCoupons {...args} loadingMore />
      <MoreCoupons {...args} moreFailed />
      <MoreCoupons {...args} shown={37} hasMore={false} />
    </div>
  ),
};

/** The next page could not be had: the same press asks again. */
export const Failed: Story = { args: { moreFailed: true } };

/** How far one is, and the next page. */
export const BringsMore: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(textOf("coupons:hall.progress", { count: 37, shown: "20", total: "37" })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf("coupons:hall.more") }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(textOf("coupons:hall.more_failed"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textOf("catalog:retry") }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
