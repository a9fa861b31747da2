import type { Meta, StoryObj } from "@storybook/react-vite";
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
