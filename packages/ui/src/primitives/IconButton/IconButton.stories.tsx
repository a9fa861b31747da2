import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart, X } from "lucide-react";
import { expect, fn } from "storybook/test";
import { faintControls } from "../../fixtures/foundations/painted-contrast.ts";
import { IconButton } from "./IconButton.tsx";

const meta = {
  component: IconButton,
  args: { label: "Đóng", icon: <X aria-hidden size={20} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 44 px, large enough for a thumb. */
export const Default: Story = {};

/** Looks and states. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      {(["bare", "outlined", "floating"] as const).map((look) => (
        <div key={look} style={{ display: "flex", gap: 8 }}>
          <IconButton label={`Đóng ${look}`} look={look} icon={<X aria-hidden size={20} />} />
          <IconButton
            label={`Yêu thích ${look}`}
            look={look}
            icon={<Heart aria-hidden size={20} />}
            aria-pressed
          />
          <IconButton
            label={`Không dùng được ${look}`}
            look={look}
            icon={<X aria-hidden size={20} />}
            disabled
          />
        </div>
      ))}
    </div>
  ),
};

/** The icon has enough contrast in every look, state (also disabled) and color scheme. */
export const VisibleInEveryState: Story = {
  ...Matrix,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await expect(faintControls(canvasElement.querySelectorAll("button"), 3)).toEqual([]);
  },
};

/** The main action as an icon alone, which nobody understands. */
export const DontMainStep: Story = {
  tags: ["!dev"],
  args: { label: "Đặt hàng", look: "outlined", icon: <Heart aria-hidden size={20} /> },
};

/** Large enough for a thumb (44 px) and operable by keyboard. */
export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Đóng" });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
