import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { served } from "../../fixtures/texts.ts";
import { Loading, Skeleton } from "./Skeleton.tsx";

const meta = { component: Skeleton, subcomponents: { Loading } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A line skeleton has exactly the height of a text line, so that nothing shifts. */
export const Default: Story = {
  render: () => (
    <div style={{ lineHeight: 1.5 }}>
      <Skeleton width="60%" />
      <p>Một dòng chữ</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(served("Một dòng chữ"));
    const line = text.parentElement?.firstElementChild;
    const box = text.parentElement?.getBoundingClientRect();
    await expect(line).toHaveAttribute("aria-hidden");
    await expect(Math.round(box?.height ?? 0)).toBe(48);
  },
};

/** A card that is loading, announced once. */
export const Card: Story = {
  render: () => (
    <Loading label="Đang tải sản phẩm">
      <div style={{ width: 160, display: "grid", gap: 8 }}>
        <Skeleton shape="box" ratio="1 / 1" />
        <Skeleton />
        <Skeleton width="50%" />
        <Skeleton shape="disc" width="32px" height="32px" />
      </div>
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: served("Đang tải sản phẩm") })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Skeleton height="24px" width="60%" />
      <Skeleton height="120px" />
    </div>
  ),
};
