import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { wordsOf } from "../../fixtures/texts.ts";
import { OfflineScreen } from "./OfflineScreen.tsx";

const meta = {
  component: OfflineScreen,
  args: {
    pages: [
      { href: "#/product/42", title: "Áo thun cotton nam cổ tròn" },
      { href: "#/register/membership", title: "Thành viên" },
      { href: "#/", title: "Mua sắm ở trung tâm thương mại, giao tận nhà" },
    ],
    onRetry: fn(),
  },
} satisfies Meta<typeof OfflineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links to recently seen pages. */
export const Default: Story = { tags: ["visual"] };

/** No saved pages yet. */
export const Empty: Story = { args: { pages: [] } };

/** Retries the page and links to saved ones. */
export const AsksAgain: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: wordsOf().retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "Thành viên" })).toHaveAttribute(
      "href",
      "#/register/membership",
    );
  },
};
