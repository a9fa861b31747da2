import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { textOf } from "../../fixtures/texts.ts";
import { PriceDropBadge } from "./PriceDropBadge.tsx";

const meta = {
  component: PriceDropBadge,
  args: { priceSeen: 250_000, price: 200_000 },
} satisfies Meta<typeof PriceDropBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cheaper than when it was last seen, and by how much. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("catalog:viewed.cheaper", { amount: "50.000 đ" }))).toBeVisible();
  },
};

/** On a card the badge is shortened to the amount; a screen reader hears the full text. */
export const Short: Story = {
  args: { short: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("catalog:viewed.cheaper_short", { amount: "50.000 đ" })),
    ).toBeVisible();
    await expect(
      canvas.getByText(textOf("catalog:viewed.cheaper", { amount: "50.000 đ" })),
    ).toBeInTheDocument();
  },
};

/** Both lengths, with a small and the largest amount. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 8, justifyItems: "start" }}>
      <PriceDropBadge priceSeen={250_000} price={200_000} />
      <PriceDropBadge priceSeen={250_000} price={200_000} short />
      <PriceDropBadge priceSeen={99_999_999_999} price={1_000} />
      <PriceDropBadge priceSeen={99_999_999_999} price={1_000} short />
    </div>
  ),
};
