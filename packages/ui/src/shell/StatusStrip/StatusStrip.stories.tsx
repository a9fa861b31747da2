import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { served, textOf } from "../../fixtures/texts.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { StatusStrip, type StatusStripProps } from "./StatusStrip.tsx";

function Plug({ trouble }: StatusStripProps) {
  const [isWell, setWell] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setWell(!isWell);
        }}
      >
        {served("Mạng")}
      </Button>
      <StatusStrip trouble={isWell ? null : trouble} />
    </>
  );
}

const meta = {
  component: StatusStrip,
  render: (args) => <Plug {...args} />,
  parameters: { docs: { story: { inline: false, height: "240px" } } },
  args: { trouble: "offline" },
} satisfies Meta<typeof StatusStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Renders nothing while everything works: the button reconnects. */
export const Default: Story = { tags: ["visual"] };

/** The shop can be browsed but takes no orders at the moment. */
export const Paused: Story = {
  args: { trouble: "paused" },
  tags: ["visual"],
};

export const TellsWhenTheConnectionGoesAndComes: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent(textOf("shell:offline.gone"));
    await userEvent.click(canvas.getByRole("button"));
    await expect(status).toHaveTextContent(textOf("shell:offline.back"));
    await userEvent.click(canvas.getByRole("button"));
    await expect(status).toHaveTextContent(textOf("shell:offline.gone"));
  },
};
