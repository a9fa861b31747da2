import type { Meta, StoryObj } from "@storybook/react-vite";
import { AuthLayout } from "./AuthLayout.tsx";

const meta = {
  component: AuthLayout,
  parameters: { docs: { story: { inline: false, height: "720px" } }, layout: "fullscreen" },
  args: { title: "Đăng nhập", children: <p>Chưa có tài khoản?</p> },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A card with its title. On a wide screen, the benefits of an account are beside it. */
export const Default: Story = { tags: ["visual"] };

/** A title of several lines, on the smallest phone. */
export const LongText: Story = {
  args: { title: "Xác minh số điện thoại của tài khoản trước khi tiếp tục mua sắm" },
  globals: { viewport: { value: "small" } },
};
