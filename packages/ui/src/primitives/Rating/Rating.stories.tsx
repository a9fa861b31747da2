import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { numbers, wordsOf } from "../../fixtures/texts.ts";
import { Rating } from "./Rating.tsx";

const meta = {
  component: Rating,
  args: { value: 4.5 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A decimal comma in Vietnamese. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const mean = numbers().decimal(4.5);
    await expect(canvas.getByRole("img", { name: `${mean} ${wordsOf().ofStars}` })).toHaveTextContent(mean);
  },
};

/** From 0 to 5, in both looks. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 8 }}>
      {[0, 1, 2.5, 4.5, 5].map((value) => (
        <div key={value} style={{ display: "flex", gap: 24 }}>
          <Rating value={value} />
          <Rating value={value} look="full" />
        </div>
      ))}
    </div>
  ),
};
