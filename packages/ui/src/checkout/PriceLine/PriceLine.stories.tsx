import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { PriceLine, PriceLines } from "./PriceLine.tsx";

const meta = {
  component: PriceLine,
  subcomponents: { PriceLines },
  args: { label: "Phí giao hàng", amount: 25_000 },
  render: (args) => (
    <PriceLines>
      <PriceLine {...args} />
    </PriceLines>
  ),
} satisfies Meta<typeof PriceLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A discount has a minus sign. */
export const Discount: Story = {
  args: { label: "Mã của Sen", amount: 50_000, kind: "discount" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/−50\.000/)).toBeVisible();
  },
};

/** A long label beside the largest amount, at 320 px. */
export const LongText: Story = {
  args: { label: "Mã của Cửa hàng đồ gia dụng Hoàng Gia Phú Mỹ Hưng", amount: 99_999_999_999 },
  globals: { viewport: { value: "small" } },
};

/** Every kind, also dimmed while the amounts are loading. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 32 }}>
      {[false, true].map((busy) => (
        <PriceLines key={String(busy)} busy={busy}>
          <PriceLine label="Tiền hàng (3 sản phẩm)" amount={1_267_000} />
          <PriceLine label="Phí giao hàng" amount={50_000} />
          <PriceLine label="Mã của Sen" amount={50_000} kind="discount" />
          <PriceLine label="Tổng thanh toán" amount={1_267_000} kind="total" />
        </PriceLines>
      ))}
    </div>
  ),
};

/** Text at 200% on a phone: the amount moves below its label, neither of them broken within a word. */
export const TwiceTheText: Story = {
  tags: ["!dev", "!autodocs"],
  args: { label: "Tổng thanh toán", amount: 13_731_000, kind: "total" },
  globals: { viewport: { value: "phone" } },
  beforeEach: twiceTheText,
  play: async ({ canvas }) => {
    for (const text of ["Tổng thanh toán", /13\.731\.000/]) {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      await expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1);
    }
  },
};
