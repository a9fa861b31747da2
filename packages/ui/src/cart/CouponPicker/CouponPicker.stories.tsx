import type { AppliedCoupon } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { appliedFixed, appliedShop, refusedCoupon } from "../../fixtures/cart/cart.ts";
import { takenAtSecondTry } from "../../fixtures/forms/calls.ts";
import {
  CATALOG_NOW,
  fixedCoupon,
  freeShipping,
  longCoupon,
  percentCoupon,
  usedUpCoupon,
} from "../../fixtures/coupons/coupons.ts";
import { including, named, nameIncluding, served, textOf } from "../../fixtures/texts.ts";
import { CouponPicker } from "./CouponPicker.tsx";

const meta = {
  component: CouponPicker,
  args: {
    available: [percentCoupon, fixedCoupon, freeShipping, usedUpCoupon],
    applied: [],
    basket: [{ tenant_id: 17, mall_id: 8, goods_total: 987_000 }],
    now: CATALOG_NOW,
    onChange: fn(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof CouponPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, with the number of coupons to choose from. */
export const Default: Story = {};

/** The coupons are loading or failed to load, so no number is shown. */
export const NotKnownYet: Story = {
  args: { available: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", nameIncluding("cart:coupon.title"))).toBeDisabled();
    await expect(canvas.queryByText(/mã cho đơn này/)).toBeNull();
  },
};

/** No line is selected: the button is disabled and says what to do first. */
export const NothingSelected: Story = {
  args: { basket: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
  },
};

/** The longest code and sentence, at 320 px. */
export const LongText: Story = {
  args: {
    available: [longCoupon],
    applied: [
      { ...appliedShop, code: longCoupon.code, discount: 99_999_999_999 },
      {
        ...refusedCoupon,
        code: longCoupon.code,
        message: "Mua thêm 99.999.999.999 đ ở Cửa hàng đồ gia dụng Hoàng Gia để dùng mã này",
      },
    ],
  },
  globals: { viewport: { value: "small" } },
};

/** None, two and a refused coupon, and no line selected. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <CouponPicker {...args} />
      <CouponPicker {...args} applied={[appliedShop, appliedFixed]} />
      <CouponPicker {...args} applied={[refusedCoupon]} />
      <CouponPicker {...args} basket={[]} />
    </div>
  ),
  // Four pickers on one sheet share a name; a page has one.
  parameters: { a11y: { options: { rules: { "landmark-unique": { enabled: false } } } } },
};

const problems = [
  "used_up",
  "expired",
  "not_started",
  "already_used",
  "newcomers_only",
  "below_minimum",
  "not_applicable",
] as const satisfies readonly AppliedCoupon["problem"][];

/** Every reason why a chosen coupon cannot be used. */
export const EveryProblem: Story = {
  args: { applied: problems.map((problem, id) => ({ ...refusedCoupon, id, problem, code: `SEN${id}` })) },
};

/** Two coupons are chosen in the dialog and applied together. */
export const ChoosesTwo: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", nameIncluding("cart:coupon.title")));
    await userEvent.click(canvas.getByRole("checkbox", named("cart:coupon.use", { code: "LUA10" })));
    await userEvent.click(canvas.getByRole("checkbox", named("cart:coupon.use", { code: "SEN50K" })));
    await userEvent.click(canvas.getByRole("button", named("cart:coupon.apply", { count: 2 })));
    await expect(args.onChange).toHaveBeenCalledWith([percentCoupon.id, fixedCoupon.id]);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

/** Applying failed: the dialog says so and keeps the selection for a retry. */
export const NotTaken: Story = {
  args: {
    message: "Không có kết nối mạng. Vui lòng kiểm tra và thử lại.",
    onChange: takenAtSecondTry(),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", nameIncluding("cart:coupon.title")));
    await expect(canvas.queryByRole("alert")).toBeNull();
    const tick = canvas.getByRole("checkbox", named("cart:coupon.use", { code: "SEN50K" }));
    await userEvent.click(tick);
    await userEvent.click(canvas.getByRole("button", named("cart:coupon.apply", { count: 1 })));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Không có kết nối mạng");
    await expect(tick).toBeChecked();
    await userEvent.click(canvas.getByRole("button", named("cart:coupon.apply", { count: 1 })));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** A better choice is suggested, and applied only on a press. */
export const Best: Story = {
  args: {
    applied: [appliedFixed],
    best: { coupon_ids: [percentCoupon.id, fixedCoupon.id], saving: 130_000, more: 80_000 },
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(textOf("cart:coupon.best", { count: 2, amount: "80.000 đ" })),
    ).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", named("cart:coupon.take_best")));
    await expect(args.onChange).toHaveBeenCalledWith([percentCoupon.id, fixedCoupon.id]);
  },
};

/** A valid code is chosen at once and shown, wherever it is listed; an unknown one shows an error and stays in the field. */
export const TypedCode: Story = {
  args: {
    available: [freeShipping],
    onFind: (code) => Promise.resolve(code.trim() === "sen50k" ? fixedCoupon : "Mã giảm giá không tồn tại"),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", nameIncluding("cart:coupon.title")));
    const field = canvas.getByRole("textbox", named("cart:coupon.code"));
    await userEvent.type(field, "NOPE");
    await userEvent.click(canvas.getByRole("button", named("cart:coupon.find")));
    await expect(await canvas.findByText("Mã giảm giá không tồn tại")).toBeVisible();
    await expect(field).toHaveValue("NOPE");
    await userEvent.clear(field);
    await userEvent.type(field, " sen50k {enter}");
    const tick = await canvas.findByRole("checkbox", named("cart:coupon.use", { code: "SEN50K" }));
    await expect(tick).toBeChecked();
    await expect(tick.closest("li")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", named("cart:coupon.apply", { count: 1 })));
    await expect(args.onChange).toHaveBeenCalledWith([fixedCoupon.id]);
  },
};

/** A coupon replaces another one that it cannot be combined with. */
export const OneOfAKind: Story = {
  args: {
    available: [fixedCoupon, { ...fixedCoupon, id: 21, code: "SEN20K", value: 20_000 }],
    applied: [appliedFixed],
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", nameIncluding("cart:coupon.change")));
    await userEvent.click(canvas.getByRole("checkbox", named("cart:coupon.use", { code: "SEN20K" })));
    await expect(
      canvas.getByRole("checkbox", named("cart:coupon.use", { code: "SEN50K" })),
    ).not.toBeChecked();
  },
};

/** Below the minimum: the coupon shows the missing amount and cannot be chosen. */
export const BelowMinimum: Story = {
  args: { basket: [{ tenant_id: 17, mall_id: 8, goods_total: 280_000 }] },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", nameIncluding("cart:coupon.title")));
    const tick = canvas.getByRole("checkbox", named("cart:coupon.use", { code: "SEN50K" }));
    await expect(tick).toBeDisabled();
    await expect(tick).toHaveAccessibleDescription(
      including(textOf("errors:coupon.below_minimum", { amount: "20.000 đ" })),
    );
  },
};

/** With no coupon selected, the button to continue without one is less prominent. */
export const WithoutACoupon: Story = {
  args: { applied: [appliedFixed] },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", nameIncluding("cart:coupon.change")));
    await userEvent.click(canvas.getByRole("checkbox", named("cart:coupon.use", { code: "SEN50K" })));
    const none = canvas.getByRole("button", named("cart:coupon.apply_none"));
    await expect(none).toHaveAttribute("data-tone", "quiet");
    await userEvent.click(none);
    await expect(args.onChange).toHaveBeenCalledWith([]);
  },
};

/** The server refused a coupon: its message is shown and announced, and the coupon can be removed. */
export const Refused: Story = {
  args: { applied: [appliedShop, refusedCoupon] },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      `SEN50K: ${served("Mua thêm 20.000 đ để dùng mã này")}`,
    );
    await userEvent.click(canvas.getByRole("button", named("cart:coupon.remove", { code: "SEN50K" })));
    await expect(args.onChange).toHaveBeenCalledWith([appliedShop.id]);
    await expect(canvas.getByRole("button", nameIncluding("cart:coupon.title"))).toHaveFocus();
  },
};

/** No coupon is available. */
export const Empty: Story = {
  args: { available: [] },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", nameIncluding("cart:coupon.title")));
    await expect(canvas.getByText(textOf("cart:coupon.empty"))).toBeVisible();
    await expect(canvas.queryByRole("button", named("cart:coupon.apply_none"))).toBeNull();
  },
};

/** Two coupons removed quickly: the second press does not bring the first coupon back. */
export const RemovesTwoQuickly: Story = {
  tags: ["!dev", "!autodocs"],
  args: { applied: [appliedFixed, appliedShop], onChange: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    for (const { code } of [appliedFixed, appliedShop]) {
      await userEvent.click(canvas.getByRole("button", named("cart:coupon.remove", { code })));
    }
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByText(appliedFixed.code)).toBeNull();
  },
};
