import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { served } from "../../fixtures/texts.ts";
import { Card } from "./Card.tsx";

const meta = {
  component: Card,
  args: { title: "Lời của bạn", children: <p>Áo bị rách ở vai trái.</p> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A region labeled by its heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: served("Lời của bạn") })).toBeVisible();
  },
};

/** The content has its own heading, so the card is not an unnamed region. */
export const OwnHeading: Story = {
  args: { title: undefined, children: <h3>Địa chỉ trả hàng</h3> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

/** Line breaks, a divider, muted text, and a long word without spaces. */
export const Matrix: Story = {
  tags: ["visual"],
  args: {
    children: (
      <>
        <p>{"Áo bị rách ở vai trái.\nTôi gửi kèm ba hình."}</p>
        <hr />
        <p>{"rách".repeat(40)}</p>
        <p data-muted>Shop đã xem lúc 12:00 21/11/2026.</p>
      </>
    ),
  },
};
