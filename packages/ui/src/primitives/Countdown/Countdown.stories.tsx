import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { served, wordsOf } from "../../fixtures/texts.ts";
import { Countdown } from "./Countdown.tsx";
import { ServerClock } from "./server-clock.ts";

const meta = {
  component: Countdown,
  subcomponents: { ServerClock },
  args: {
    now: "2026-11-21T03:00:00Z",
    endsAt: "2026-11-21T05:05:09Z",
    label: "Kết thúc sau",
    onEnd: fn(),
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Counts by the server's clock, not the device's. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole("timer", { name: served("Kết thúc sau") });
    await expect(timer).toHaveTextContent(/^02:05:0\d$/);
    const first = timer.textContent;
    await waitFor(() => expect(timer.textContent).not.toBe(first));
    await expect(timer).toHaveTextContent(/^02:0[45]:\d\d$/);
  },
};

/** Days come before the hours. */
export const Days: Story = {
  args: { endsAt: "2026-11-24T04:00:00Z" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("timer")).toHaveTextContent(`3 ${wordsOf().days}01:00:00`);
  },
};

/** Calls `onEnd` once and stays at zero. */
export const Ends: Story = {
  args: { endsAt: "2026-11-21T03:00:01Z" },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
    await expect(canvas.getByRole("timer")).toHaveTextContent("00:00:00");
  },
};

/** Hours, and days. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <Countdown {...args} />
      <Countdown {...args} endsAt="2026-11-24T04:00:00Z" />
    </div>
  ),
};
