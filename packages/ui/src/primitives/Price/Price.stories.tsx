import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Price } from "./Price.tsx";

const meta = {
  component: Price,
  args: { amount: 1_234_567 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Thousands separated by dots, then a no-break space and đ. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\.234\.567 đ/).textContent).toContain("1.234.567\u00a0đ");
  },
};

/** The lower price stands out; the original is struck through and labeled for screen readers. */
export const Lowered: Story = {
  args: { amount: 189_000, original: 250_000, showDiscount: true },
  globals: { locale: "vi" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("−24%")).toBeVisible();
    await expect(canvas.getByText(/250\.000/).closest("s")).toHaveTextContent("Giá gốc 250.000 đ");
  },
};

/** An original price that is not higher is hidden. */
export const OriginalNotHigher: Story = {
  render: (args) => (
    <p>
      <Price {...args} amount={250_000} original={250_000} showDiscount />{" "}
      <Price {...args} amount={250_000} original={199_000} showDiscount />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("s")).toHaveLength(0);
    await expect(canvasElement).not.toHaveTextContent(/%/);
  },
};

/** Sizes, with and without a discount, and the longest price. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 12, maxWidth: 288 }}>
      {(["small", "medium", "large"] as const).map((size) => (
        <div key={size} style={{ display: "grid", gap: 4 }}>
          <Price {...args} size={size} amount={0} />
          <Price {...args} size={size} amount={189_000} original={250_000} showDiscount />
          <Price {...args} size={size} amount={99_999_999_998} original={99_999_999_999} showDiscount />
        </div>
      ))}
    </div>
  ),
};
