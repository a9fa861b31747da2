import type { Meta, StoryObj } from "@storybook/react-vite";
import { PaymentMethod } from "@sen/domain";
import { expect, fn, waitFor } from "storybook/test";
import { payWithMomo, payWithVnpay } from "../../fixtures/checkout.ts";
import { textOf } from "../../fixtures/texts.ts";
import { guide } from "./PaymentResultScreen.guide.ts";
import type { ResultOrder } from "./payment-result.ts";
import { PaymentResultScreen } from "./PaymentResultScreen.tsx";

const order: ResultOrder = {
  id: 42,
  code: "SEN-261120-0042",
  tenant_name: "Lụa Việt",
  order_tenant_final: 893_000,
  payable: false,
};
const other: ResultOrder = {
  ...order,
  id: 43,
  code: "SEN-261120-0043",
  tenant_name: "Gốm Bát Tràng",
  order_tenant_final: 294_000,
};
const unpaid = [
  { ...order, payable: true },
  { ...other, payable: true },
];

const meta = {
  component: PaymentResultScreen,
  parameters: { guide },
  args: {
    request: { state: "ready", result: { outcome: "paid", orders: [order, other] } },
    ordersHref: "#orders",
    orderHref: (id) => `#order-${String(id)}`,
    homeHref: "#home",
    onCheckAgain: fn(() => Promise.resolve()),
    onPayAgain: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof PaymentResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid: both orders, and what they cost together. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      textOf("checkout:result.paid.title"),
    );
    await expect(canvas.getByRole("link", { name: "SEN-261120-0042" })).toBeVisible();
    await expect(canvas.getByText("1.187.000 đ")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Placed with cash on delivery, one order. */
export const Placed: Story = {
  args: { request: { state: "ready", result: { outcome: "placed", orders: [order] } } },
};

/** The gateway could not say: nothing is offered but to look again, so that nobody pays twice. */
export const Checking: Story = {
  args: { request: { state: "ready", result: { outcome: "checking", orders: [order] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      textOf("checkout:result.checking.text", { count: 1 }),
    );
    await expect(canvas.queryByRole("button", { name: textOf("checkout:result.pay_now") })).toBeNull();
    await expect(canvas.queryByRole("button", { name: textOf("checkout:result.pay_again") })).toBeNull();
  },
};

/** The gateway holds the money to look into it: the order is kept, and is not paid twice. */
export const InReview: Story = {
  args: { request: { state: "ready", result: { outcome: "review", orders: [order] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      textOf("checkout:result.review.title"),
    );
    await expect(canvas.getByRole("button", { name: textOf("checkout:result.check_again") })).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { request: { state: "loading" } },
};

/** The result could not be loaded. */
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** Long names and amounts at 320 px. */
export const LongText: Story = {
  args: {
    request: {
      state: "ready",
      result: {
        outcome: "failed",
        orders: unpaid.map((each) => ({
          ...each,
          tenant_name: "Cửa hàng đồ gia dụng và thiết bị nhà bếp cao cấp Hoàng Gia Phú Mỹ Hưng",
          order_tenant_final: 99_999_999_999,
        })),
      },
    },
  },
  globals: { viewport: { value: "small" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** How it can end. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: {
    chromatic: { disableSnapshot: false },
    // Six pages on one sheet; each has one of these.
    a11y: { options: { rules: { "landmark-unique": { enabled: false } } } },
  },
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <PaymentResultScreen {...args} />
      <PaymentResultScreen
        {...args}
        request={{ state: "ready", result: { outcome: "placed", orders: [order] } }}
      />
      <PaymentResultScreen
        {...args}
        request={{ state: "ready", result: { outcome: "pending", orders: [order] } }}
      />
      <PaymentResultScreen
        {...args}
        request={{ state: "ready", result: { outcome: "checking", orders: [order] } }}
      />
      <PaymentResultScreen
        {...args}
        request={{ state: "ready", result: { outcome: "review", orders: [order] } }}
      />
      <PaymentResultScreen
        {...args}
        request={{ state: "ready", result: { outcome: "failed", orders: unpaid } }}
      />
    </div>
  ),
};

/** Not known yet: it can be asked again. */
export const Pending: Story = {
  args: { request: { state: "ready", result: { outcome: "pending", orders: [order] } } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: textOf("checkout:result.check_again") }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
};

/** The customer came back without paying: that can be made good right here. */
export const NotPaidYet: Story = {
  args: {
    request: { state: "ready", result: { outcome: "pending", orders: [{ ...order, payable: true }] } },
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: textOf("checkout:result.pay_now") }));
    await expect(args.onPayAgain).toHaveBeenCalledWith(42, PaymentMethod.online);
  },
};

/** Failed: paying again is locked while one is under way and 2 seconds after it. */
export const PaymentFailed: Story = {
  args: {
    request: { state: "ready", result: { outcome: "failed", orders: [{ ...order, payable: true }] } },
    onPayAgain: fn(() => Promise.resolve()),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const pay = canvas.getByRole("button", { name: textOf("checkout:result.pay_again") });
    await userEvent.click(pay);
    await expect(args.onPayAgain).toHaveBeenCalledWith(42, PaymentMethod.online);
    await waitFor(() => expect(pay).toBeDisabled());
    await waitFor(() => expect(pay).toBeEnabled());
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
  },
};

/** Declined at one gateway: another can be chosen, and is paid at. */
export const AnotherGateway: Story = {
  args: {
    request: {
      state: "ready",
      result: {
        outcome: "failed",
        orders: [{ ...order, payable: true }],
        gateways: [payWithVnpay, payWithMomo],
        gateway: "vnpay",
      },
    },
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radio", { name: /VNPay/i })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /MoMo/i }));
    await userEvent.click(canvas.getByRole("button", { name: textOf("checkout:result.pay_again") }));
    await expect(args.onPayAgain).toHaveBeenCalledWith(42, PaymentMethod.online, "momo");
  },
};

/** Failed with two shops: each order is paid by itself, one at a time. */
export const TwoOrdersFailed: Story = {
  args: {
    request: { state: "ready", result: { outcome: "failed", orders: unpaid } },
    onPayAgain: fn(() => Promise.resolve()),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", {
        name: textOf("checkout:result.pay_again_of", { code: "SEN-261120-0043" }),
      }),
    );
    await expect(args.onPayAgain).toHaveBeenCalledWith(43, PaymentMethod.online);
    await expect(
      canvas.getByRole("button", {
        name: textOf("checkout:result.pay_again_of", { code: "SEN-261120-0042" }),
      }),
    ).toBeDisabled();
  },
};
