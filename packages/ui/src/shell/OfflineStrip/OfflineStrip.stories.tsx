import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { textOf } from "../../fixtures/texts.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { OfflineStrip } from "./OfflineStrip.tsx";

function Plug({ online }: { online: boolean }) {
  const [connected, setConnected] = useState(online);
  return (
    <>
      <Button
        onClick={() => {
          setConnected(!connected);
        }}
      >
        Mạng
      </Button>
      <OfflineStrip online={connected} />
    </>
  );
}

const meta = {
  component: OfflineStrip,
  render: (args) => <Plug {...args} />,
  parameters: { docs: { story: { inline: false, height: "240px" } } },
  args: { online: true },
} satisfies Meta<typeof OfflineStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing while all is well. */
export const Default: Story = {};

export const Offline: Story = {
  args: { online: false },
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};

/** Nothing while all is well; says when the connection goes and when it is back. */
export const TellsWhenTheConnectionGoesAndComes: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("status")).toHaveTextContent(textOf("shell:offline.gone"));
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("status")).toHaveTextContent(textOf("shell:offline.back"));
  },
};
