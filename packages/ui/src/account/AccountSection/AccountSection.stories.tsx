import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { wordsOf } from "../../fixtures/texts.ts";
import { Skeleton } from "../../primitives/index.ts";
import { AccountSection } from "./AccountSection.tsx";

const onRetry = fn();
const meta = {
  component: AccountSection,
  args: {
    title: "Hồ sơ của tôi",
    request: { state: "ready" },
    loading: "Đang tải hồ sơ",
    skeleton: <Skeleton height="72px" />,
    failed: "Chưa tải được hồ sơ",
    hint: "Kiểm tra kết nối rồi thử lại.",
    children: () => <div data-card>Nguyễn Thị Sen</div>,
  },
} satisfies Meta<typeof AccountSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is known stands in its box. */
export const Default: Story = {};

/** Not known yet: said to those who hear it, drawn as the box that comes. */
export const Loading: Story = {
  args: { request: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Đang tải hồ sơ" })).toBeVisible();
    await expect(canvas.queryByText("Nguyễn Thị Sen")).toBeNull();
  },
};

/** As it is looked at. */
export const Matrix: Story = {
  args: Default.args,
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};

/** Nothing came: asked for again by a press. */
export const Failed: Story = { args: { request: { state: "failed", onRetry } } };

export const TriesAgain: Story = {
  ...Failed,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: wordsOf().retry }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
