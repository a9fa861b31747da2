import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { LiveRegion } from "./LiveRegion.tsx";
import { served } from "../../fixtures/texts.ts";

function Adding() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button
        onClick={() => {
          setCount(count + 1);
        }}
      >
        {served("Thêm")}
      </Button>
      <LiveRegion message={count === 0 ? "" : `Đã thêm ${count} sản phẩm`} />
    </>
  );
}

const meta = { component: LiveRegion, args: { message: "" } } satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible. The region is mounted before its first message, so that the message is announced. */
export const Default: Story = {
  tags: ["visual"],
  render: () => <Adding />,
};

/** The region is mounted before its first message, so that the message is announced. */
export const IsHeard: Story = {
  render: () => <Adding />,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("status")).toHaveTextContent("Đã thêm 1 sản phẩm");
  },
};
