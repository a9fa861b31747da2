import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { named, textOf } from "../../fixtures/texts.ts";
import { SchemeSwitch } from "./SchemeSwitch.tsx";

const meta = {
  component: SchemeSwitch,
  args: { scheme: "system", onChoose: fn() },
} satisfies Meta<typeof SchemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Follows the device. */
export const Default: Story = {};

/** Each choice. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 8, justifyItems: "start" }}>
      <SchemeSwitch {...args} scheme="system" />
      <SchemeSwitch {...args} scheme="light" />
      <SchemeSwitch {...args} scheme="dark" />
    </div>
  ),
};

/** A click chooses. */
export const Chosen: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", named("shell:scheme.dark")));
    await expect(args.onChoose).toHaveBeenCalledWith("dark");
    await expect(canvas.getByRole("button", { pressed: true })).toHaveTextContent(
      textOf("shell:scheme.system"),
    );
  },
};
