import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { takenAtSecondTry } from "../../fixtures/forms/calls.ts";
import { nameIncluding, numbers } from "../../fixtures/texts.ts";
import { BlogLikeButton, type BlogLikeButtonProps } from "./BlogLikeButton.tsx";

const taken: BlogLikeButtonProps["onLike"] = () => Promise.resolve(true);

const meta = {
  component: BlogLikeButton,
  args: { isLiked: false, count: 1249, onLike: taken },
} satisfies Meta<typeof BlogLikeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not liked yet, with the number of likes. */
export const Default: Story = {
  render: function Liked(args) {
    const [isLiked, setLiked] = useState(false);
    const like = (next: boolean) => {
      setLiked(next);
      return args.onLike(next);
    };
    return <BlogLikeButton {...args} isLiked={isLiked} count={args.count + Number(isLiked)} onLike={like} />;
  },
};

/** Liked and not, on one sheet. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", justifyItems: "start", gap: 16 }}>
      <BlogLikeButton {...args} />
      <BlogLikeButton {...args} isLiked count={1} />
      <BlogLikeButton {...args} count={0} />
    </div>
  ),
};

/** Liked, and unliked again. */
export const PressedAndTakenBack: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", nameIncluding("blog:article.like"));
    await expect(button).toHaveTextContent(numbers().compact({ value: 1.2, unit: "k" }));
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).toHaveTextContent(numbers().compact({ value: 1.3, unit: "k" }));
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "false");
  },
};

/** Saving failed: a message says so, and disappears once it succeeds. */
export const Failed: Story = {
  args: { onLike: takenAtSecondTry() },
  globals: { locale: "en" },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Couldn't save your like");
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.queryByText(/Couldn't save/)).toBeNull());
  },
};
