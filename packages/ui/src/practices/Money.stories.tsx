import type { Meta, StoryObj } from "@storybook/react-vite";
import { CouponChip } from "../catalog/CouponChip/CouponChip.tsx";
import { PriceLine, PriceLines } from "../checkout/PriceLine/PriceLine.tsx";
import { CATALOG_NOW, fixedCoupon } from "../fixtures/coupons/coupons.ts";
import { nothing, type Pair, practice } from "../fixtures/practice-pair.tsx";
import { color } from "../foundations/theme.ts";
import { Badge, Button, Card, Notice, Price, RadioGroup } from "../primitives/index.ts";

const meta = { title: "Practices/Money", ...practice } satisfies Meta<typeof Pair>;
export default meta;
type Story = StoryObj<typeof Pair>;

/** Show amounts to the last dong, with the currency, in both languages. */
export const ToTheLastDong: Story = {
  args: {
    do: "The amount to pay, as on the receipt.",
    right: <Price amount={389_000} />,
    dont: "Rounded and without a currency: 389k is chat language, and could also be 389.499 đ.",
    wrong: <strong>389k</strong>,
  },
};

/** Strike through a price only if it was really charged and was higher. */
export const StruckThroughWasHigher: Story = {
  args: {
    do: "The original price, and the discount.",
    right: <Price amount={389_000} original={519_000} showDiscount />,
    dont: "The same price struck through, and a discount of 0%.",
    wrong: (
      <span style={{ display: "flex", gap: 8 }}>
        <strong style={{ color: color.sale }}>389.000 đ</strong>
        <s>389.000 đ</s>
        <Badge tone="sale">-0%</Badge>
      </span>
    ),
  },
};

/** Name each deduction and show it with a minus, so that the lines add up to the total. */
export const LinesAddUp: Story = {
  args: {
    do: "Each discount is a line with its name; lines of zero are left out.",
    right: (
      <PriceLines>
        <PriceLine label="Tạm tính" amount={778_000} />
        <PriceLine label="Mã SEN50K" amount={50_000} kind="discount" />
        <PriceLine label="Tổng" amount={728_000} kind="total" />
      </PriceLines>
    ),
    dont: "A discount without a minus and a line of zero: 778 + 50 + 0 is not 728.",
    wrong: (
      <PriceLines>
        <PriceLine label="Tạm tính" amount={778_000} />
        <PriceLine label="Ưu đãi" amount={50_000} />
        <PriceLine label="Khác" amount={0} />
        <PriceLine label="Tổng" amount={728_000} kind="total" />
      </PriceLines>
    ),
  },
};

/** Show a coupon’s condition and expiry before it is saved. */
export const CouponWithItsCondition: Story = {
  args: {
    do: "How much, from which total, and until when.",
    right: <CouponChip coupon={fixedCoupon} now={CATALOG_NOW} onSave={nothing} />,
    dont: "Only the discount: customers learn the condition at payment.",
    wrong: (
      <Card title="Giảm ngay 50.000 đ">
        <Button tone="soft" size="small" onClick={nothing}>
          Lưu mã
        </Button>
      </Card>
    ),
  },
};

/** Show a pending refund with its amount, destination and due date. */
export const RefundWithWhereAndWhen: Story = {
  args: {
    do: "Everything that a customer waiting for money asks.",
    right: (
      <Notice tone="success" title="Đã duyệt hoàn 389.000 đ">
        Tiền về tài khoản Vietcombank ····0042 trước 30/11/2026.
      </Notice>
    ),
    dont: "None of it, so the customer calls support.",
    wrong: (
      <Notice tone="success" title="Hoàn tiền">
        Yêu cầu đang được xử lý. Vui lòng chờ.
      </Notice>
    ),
  },
};

/** Show a fee where the choice is made, not afterwards. */
export const FeeBeforeTheStep: Story = {
  args: {
    do: "Each option with its fee and date.",
    right: (
      <RadioGroup
        legend="Giao hàng"
        value={1}
        onChange={nothing}
        options={[
          { value: 1, label: "Tiêu chuẩn", description: "Nhận trước 25/11", aside: "30.000 đ" },
          { value: 2, label: "Hỏa tốc", description: "Nhận hôm nay", aside: "55.000 đ" },
        ]}
      />
    ),
    dont: "“Later” means at payment, where the total suddenly changes.",
    wrong: (
      <RadioGroup
        legend="Giao hàng"
        value={1}
        onChange={nothing}
        options={[
          { value: 1, label: "Tiêu chuẩn", description: "Phí tính sau" },
          { value: 2, label: "Hỏa tốc", description: "Phí tính sau" },
        ]}
      />
    ),
  },
};
