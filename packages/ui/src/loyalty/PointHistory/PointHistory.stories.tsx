import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { pointEntries } from "../../fixtures/loyalty/membership.ts";
import { PointHistory } from "./PointHistory.tsx";

const onLoadMore = fn();
const ready = { state: "ready", items: pointEntries, total: 3, hasMore: false, onLoadMore } as const;

const meta = {
  component: PointHistory,
  args: { list: ready, orderHref: (id) => `#order-${id}` },
} satisfies Meta<typeof PointHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Points earned and deducted, each with its order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("+535")).toBeVisible();
    await expect(canvas.getByText("−35")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "SEN-261112-0042" })).toHaveAttribute("href", "#order-42");
  },
};

/** No points yet. */
export const Empty: Story = {
  args: { list: { ...ready, items: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const Loading: Story = { args: { list: { state: "loading" } } };

export const Failed: Story = { args: { list: { state: "failed", onRetry: fn() } } };

/** The largest numbers of points, at 320 px. */
export const LongText: Story = {
  args: {
    list: {
      ...ready,
      items: pointEntries.map((entry) => ({
        ...entry,
        points: entry.points * 1_000_000,
      })),
    },
  },
  globals: { viewport: { value: "small" } },
};

/** Complete, with more, next page failed, empty, loading and failed. */
export const Matrix: Story = {
  tags: ["visual"],
  // The story renders several, so the landmarks repeat.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <PointHistory {...args} />
      <PointHistory {...args} list={{ ...ready, total: 40, hasMore: true }} />
      <PointHistory {...args} list={{ ...ready, total: 40, hasMore: true, moreFailed: true }} />
      <PointHistory {...args} list={{ ...ready, items: [], total: 0 }} />
      <PointHistory {...args} list={{ state: "loading" }} />
      <PointHistory {...args} list={{ state: "failed", onRetry: fn() }} />
    </div>
  ),
};

/** The button loads more. */
export const More: Story = {
  args: { list: { ...ready, total: 40, hasMore: true } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(onLoadMore).toHaveBeenCalled();
  },
};
