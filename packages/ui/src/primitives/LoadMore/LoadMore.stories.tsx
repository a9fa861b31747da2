import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { wordsOf } from "../../fixtures/texts.ts";
import { LoadMore } from "./LoadMore.tsx";

const meta = {
  component: LoadMore,
  args: { label: "Xem thêm", progress: "Đã xem 24 trên 180 sản phẩm", more: true, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the progress. */
export const Default: Story = {};

export const Loading: Story = { args: { busy: true } };

/** More to load, and loading. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <>
      <LoadMore {...args} />
      <LoadMore {...args} busy />
    </>
  ),
};

/** The next page failed to load: an error with a retry button. */
export const Failed: Story = { args: { failed: "Chưa tải thêm được" } };

/** The last page removes the button. The keyboard stays at the end of the list instead of starting over at the top. */
export const LastPageKeepsFocus: Story = {
  tags: ["!dev", "!autodocs"],
  render: function OneMore(args) {
    const [more, setMore] = useState(true);
    return <LoadMore {...args} more={more} onLoadMore={() => setMore(false)} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("status")).toHaveFocus();
  },
};

/** A failure and the retry keep the keyboard on the button. */
export const FailureKeepsFocus: Story = {
  tags: ["!dev", "!autodocs"],
  render: function FailsOnce(args) {
    const [failed, setFailed] = useState<string>();
    return (
      <LoadMore
        {...args}
        failed={failed}
        onLoadMore={() => setFailed(failed === undefined ? "Chưa tải thêm được" : undefined)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Chưa tải thêm được");
    await expect(canvas.getByRole("button", { name: wordsOf().retry })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Xem thêm" })).toHaveFocus();
  },
};

/** Announces the progress and loads more. */
export const BringsMore: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Đã xem 24 trên 180 sản phẩm");
    await userEvent.click(canvas.getByRole("button", { name: "Xem thêm" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
