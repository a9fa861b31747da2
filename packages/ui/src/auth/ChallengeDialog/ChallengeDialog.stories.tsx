import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { named, textOf, wordsOf } from "../../fixtures/texts.ts";
import { ChallengeDialog } from "./ChallengeDialog.tsx";

const meta = {
  component: ChallengeDialog,
  args: { open: true, state: "working", done: 0.4, onCancel: fn(), onRetry: fn() },
} satisfies Meta<typeof ChallengeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The device solves the challenge: the reason, the duration and the progress. */
export const Default: Story = { tags: ["visual"] };

/** A CAPTCHA widget asks, below the reason. */
export const Asking: Story = {
  args: { state: "asking", widget: <button type="button">Tôi không phải là người máy</button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /người máy/ })).toBeVisible();
    await expect(canvas.queryByRole("progressbar")).not.toBeInTheDocument();
  },
};

/** The challenge failed to load; a button retries. */
export const Failed: Story = { args: { state: "failed" } };

export const CanBeCancelled: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole("dialog", named("auth:challenge.title"));
    await expect(dialog).toHaveTextContent(textOf("auth:challenge.working"));
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
    await userEvent.click(canvas.getByRole("button", named("auth:challenge.cancel")));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const TriesAgain: Story = {
  ...Failed,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("auth:challenge.failed"));
    await userEvent.click(canvas.getByRole("button", { name: wordsOf().retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
