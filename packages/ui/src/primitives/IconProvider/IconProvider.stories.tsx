import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Notice } from "../Notice/Notice.tsx";
import { Picture } from "../Picture/Picture.tsx";
import type { IconProps } from "../../swapped-icons.ts";
import { IconProvider } from "./IconProvider.tsx";

/** An icon of another set. Any component that accepts `<svg>` props works. */
function Ring({ size, ...svg }: IconProps) {
  return (
    <svg {...svg} viewBox="0 0 24 24" width={size} height={size} data-own>
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="4" />
    </svg>
  );
}

const icons = { CircleCheck: Ring, Image: Ring };

const meta = {
  component: IconProvider,
  args: {
    icons,
    children: (
      <>
        <Notice tone="success">Đã lưu địa chỉ nhận hàng.</Notice>
        <div style={{ width: 120 }}>
          <Picture src={null} alt="Ấm trà gốm" sizes="120px" />
        </div>
      </>
    ),
  },
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <IconProvider {...args} />
    </div>
  ),
} satisfies Meta<typeof IconProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both icons are the application's, in the library's size and hidden from screen readers. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const own = [...canvasElement.querySelectorAll("svg[data-own]")];
    await expect(own).toHaveLength(2);
    for (const icon of own) await expect(icon).toHaveAttribute("aria-hidden", "true");
  },
};

/** An icon without a replacement stays the library's. */
export const OneOfThem: Story = {
  args: { icons: { Image: Ring } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("svg[data-own]")).toHaveLength(1);
    await expect(canvasElement.querySelectorAll("svg")).toHaveLength(2);
  },
};

/** With the application's icons and without. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <IconProvider {...args} />
      {args.children}
    </div>
  ),
};
