import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { textOf } from "../../fixtures/texts.ts";
import { PayBefore } from "./PayBefore.tsx";

const deadline = "2026-11-22T02:15:00.000Z";

const meta = {
  component: PayBefore,
  args: { deadline, now: "2026-11-21T05:00:00.000Z" },
} satisfies Meta<typeof PayBefore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Vietnam time, whatever the device's zone. */
export const Default: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      textOf("orders:pay_before.until", { time: "09:15 22/11/2026" }),
    );
  },
};

/** The deadline has passed by the server's clock. */
export const Over: Story = {
  args: { now: deadline },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(textOf("orders:pay_before.over"));
  },
};

/** The deadline passes while the page is open: announced immediately, and `onPass` is called. */
export const PassesMeanwhile: Story = {
  tags: ["!dev", "!autodocs"],
  args: { now: "2026-11-22T02:14:59.800Z", onPass: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(textOf("orders:pay_before.over")),
    );
    await expect(args.onPass).toHaveBeenCalledOnce();
  },
};
