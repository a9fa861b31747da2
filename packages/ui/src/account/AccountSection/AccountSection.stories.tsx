import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Skeleton } from "../../primitives/index.ts";
import { AccountSection } from "./AccountSection.tsx";

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

/** The loaded content in its card. */
export const Default: Story = { tags: ["visual"] };

/** Loading: announced to screen readers, shown as a skeleton of the card. */
export const Loading: Story = {
  args: { request: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Đang tải hồ sơ" })).toBeVisible();
    await expect(canvas.queryByText("Nguyễn Thị Sen")).toBeNull();
  },
};

/** Loading failed; a button retries. */
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };
