import type { CustomerSession } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { accepted } from "../../fixtures/forms/calls.ts";
import { sessions } from "../../fixtures/auth/otp.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { SessionList, type SessionListProps } from "./SessionList.tsx";

const meta = {
  component: SessionList,
  args: { sessions, onEnd: accepted(), onEndOthers: accepted() },
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** This device is marked and has no button; every other device's button includes its name. */
export const Default: Story = { tags: ["visual"] };

/** Only this device, so there is nothing to sign out. */
export const OnlyHere: Story = {
  args: { sessions: sessions.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

const longNamed = (index: number): CustomerSession => ({
  id: `0d9c5f7e-4b57-4f0e-9a7c-0c1f1c7d2b${10 + index}`,
  device: "Samsung Internet for Android ".repeat(3).trim(),
  created_at: "2026-11-01T03:00:00.000Z",
  last_seen_at: "2026-11-20T14:30:00.000Z",
  is_current: index === 0,
});

/** Many devices with the longest names, on the smallest phone. */
export const LongText: Story = {
  args: { sessions: Array.from({ length: 12 }, (_, index) => longNamed(index)) },
  globals: { viewport: { value: "small" } },
};

function Ending({ sessions: all, ...props }: SessionListProps) {
  const [left, setLeft] = useState(all);
  const onEnd = (ended: CustomerSession) => {
    setLeft(left.filter((session) => session !== ended));
    return props.onEnd(ended);
  };
  return <SessionList {...props} sessions={left} onEnd={onEnd} />;
}

/** Signs out another device; the next one takes the focus of the button that disappears. */
export const EndsAnother: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => <Ending {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(textOf("account:password.sessions.here"))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Chrome/ })).toBeNull();
    await userEvent.click(
      canvas.getByRole("button", named("account:password.sessions.end_on", { device: "Safari · iOS" })),
    );
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith(sessions[1]));
    await waitFor(() => expect(canvas.getAllByRole("button")[0]).toHaveFocus());
  },
};
