import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { shirt, undiscounted } from "../../fixtures/catalog/products.ts";
import { named, served } from "../../fixtures/texts.ts";
import { wishesOf } from "../../fixtures/catalog/wishes.ts";
import { WishesContext } from "../wishes.ts";
import { WishButton } from "./WishButton.tsx";

const meta = {
  component: WishButton,
  args: { product: shirt },
  decorators: [
    (Story) => (
      <WishesContext value={wishesOf(undiscounted.id)}>
        <Story />
      </WishesContext>
    ),
  ],
} satisfies Meta<typeof WishButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not on the wish list. */
export const Default: Story = {};

/** On the wish list, and not on it. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "flex", gap: 8, alignItems: "center" }}>
      <WishButton product={shirt} />
      <WishButton product={undiscounted} />
    </div>
  ),
};

/** Not known yet: neither pressed nor unpressed. */
export const Loading: Story = {
  decorators: [
    (Story) => (
      <WishesContext value={{ ...wishesOf(), has: () => undefined }}>
        <Story />
      </WishesContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).not.toHaveAttribute("aria-pressed");
  },
};

/** A press adds the product, another removes it; the accessible name stays the same. */
export const Pressed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    const heart = canvas.getByRole("button", named("catalog:wish.named", { name: served(shirt.name) }));
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};
