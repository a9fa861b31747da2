import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { textOf } from "../../fixtures/texts.ts";
import { ServerClock } from "../../primitives/index.ts";
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

/** The server's time; it goes on while the phone sleeps. */
let time = 0;
const serverNow = () => time;

/** A phone slept past the deadline: its timers stood still. */
export const PassesDuringSleep: Story = {
  tags: ["!dev", "!autodocs"],
  args: { onPass: fn() },
  decorators: [
    (Shown) => (
      <ServerClock value={serverNow}>
        <Shown />
      </ServerClock>
    ),
  ],
  beforeEach: ({ args }) => {
    time = Date.parse(args.now ?? "");
  },
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent(textOf("orders:pay_before.until", { time: "09:15 22/11/2026" }));
    time = Date.parse(deadline);
    await waitFor(() => expect(status).toHaveTextContent(textOf("orders:pay_before.over")));
    await expect(args.onPass).toHaveBeenCalledOnce();
  },
};
