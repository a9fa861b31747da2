import type { Meta, StoryObj } from "@storybook/react-vite";
import { PaymentMethod, PaymentStatus } from "@sen/domain";
import { expect, fn, waitFor } from "storybook/test";
import { payWithMomo, payWithVnpay } from "../../fixtures/checkout/checkout.ts";
import { named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import type { PayableResult, PaymentResult, ResultOrder } from "./payment-result.ts";
import { PaymentResultScreen } from "./PaymentResultScreen.tsx";

const order: ResultOrder = {
  id: 42,
  code: "SEN-261120-0042",
  tenant_name: "Lụa Việt",
  order_tenant_final: 893_000,
  expected_delivery: { from: "2026-11-23T02:00:00.000Z", to: "2026-11-25T02:00:00.000Z" },
  delivery_type: "normal",
};
const other: ResultOrder = {
  ...order,
  id: 43,
  code: "SEN-261120-0043",
  tenant_name: "Gốm Bát Tràng",
  order_tenant_final: 294_000,
};
const failedAlone: PayableResult = {
  ...order,
  paid_together: [],
  payment_status: PaymentStatus.failed,
  payment_deadline: "2099-11-22T02:15:00.000Z",
};
const failedTogether: PayableResult = { ...failedAlone, paid_together: [other] };
const ended = (outcome: PaymentResult["outcome"], orders: readonly ResultOrder[] = [order]) =>
  ({ state: "ready", result: { outcome, orders, toPay: null } }) as const;
const notPaid = (outcome: "pending" | "failed", toPay: PayableResult, orders = [order]) =>
  ({ state: "ready", result: { outcome, orders, toPay } }) as const;

const meta = {
  component: PaymentResultScreen,
  args: {
    request: ended("paid", [order, other]),
    hrefs: { order: (id) => `#order-${String(id)}`, orders: "#orders", home: "#home" },
    onCheckAgain: fn(() => Promise.resolve()),
    onPayAgain: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof PaymentResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paid: both orders and their total. */
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

/** One order placed with cash on delivery: expected dates, next steps, and the amount to have ready. */
export const Placed: Story = {
  args: { request: ended("placed") },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("checkout:result.expected_deliver", { days: "23/11/2026 – 25/11/2026" })),
    ).toBeVisible();
    await expect(
      canvas.getByText(textOf("checkout:result.steps.cash", { amount: "893.000 đ" })),
    ).toBeVisible();
  },
};

/** Pickup at the mall, with the time from which it is ready. */
export const FetchedAtTheMall: Story = {
  args: { request: ended("paid", [{ ...order, delivery_type: "go_to_mall" }]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("checkout:result.expected_collect", { days: "09:00 23/11/2026" })),
    ).toBeVisible();
  },
};

/** Cancelled meanwhile, in another tab or at the deadline: nothing says that it can still be paid or will arrive. */
export const Cancelled: Story = {
  args: { request: ended("cancelled") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      textOf("checkout:result.cancelled.text", { count: 1 }),
    );
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.queryByText(textOf("checkout:result.next"))).toBeNull();
  },
};

/** The gateway did not know the result: the page only offers to check again, so that nobody pays twice. */
export const Checking: Story = {
  args: { request: ended("checking") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      textOf("checkout:result.checking.text", { count: 1 }),
    );
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await expect(canvas.getByRole("button", named("checkout:result.check_again"))).toBeVisible();
  },
};

/** The gateway is reviewing the payment: the order stays open and must not be paid twice. */
export const InReview: Story = {
  args: { request: ended("review") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      textOf("checkout:result.review.title"),
    );
    await expect(canvas.getByRole("button", named("checkout:result.check_again"))).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { request: { state: "loading" } },
};

/** Loading failed. */
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

const longRow = {
  ...other,
  tenant_name: "Cửa hàng đồ gia dụng và thiết bị nhà bếp cao cấp Hoàng Gia Phú Mỹ Hưng",
  order_tenant_final: 99_999_999_999,
};

/** Long names and amounts at 320 px. */
export const LongText: Story = {
  args: {
    request: notPaid(
      "failed",
      { ...failedAlone, order_tenant_final: 99_999_999_999, paid_together: [longRow] },
      [longRow, { ...longRow, id: 44 }],
    ),
  },
  globals: { viewport: { value: "small" } },
};

/** Every outcome. */
export const Matrix: Story = {
  tags: ["visual"],
  // Six pages on one sheet; a real page has one of these landmarks.
  parameters: { a11y: { options: { rules: { "landmark-unique": { enabled: false } } } } },
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <PaymentResultScreen {...args} />
      <PaymentResultScreen {...args} request={ended("placed")} />
      <PaymentResultScreen {...args} request={ended("pending")} />
      <PaymentResultScreen {...args} request={ended("checking")} />
      <PaymentResultScreen {...args} request={ended("review")} />
      <PaymentResultScreen {...args} request={notPaid("failed", failedTogether, [order, other])} />
    </div>
  ),
};

/** The result is still open and can be checked again. */
export const Pending: Story = {
  args: { request: ended("pending") },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("checkout:result.check_again")));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
};

/** The customer came back without paying, and can pay from here. */
export const NotPaidYet: Story = {
  args: {
    request: notPaid("pending", { ...failedAlone, payment_status: PaymentStatus.pending }),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", nameIncluding("orders:pay.now", { amount: "893.000 đ" })),
    );
    await expect(args.onPayAgain).toHaveBeenCalledWith(42, PaymentMethod.online);
  },
};

/** The payment failed: the deadline, and a button to pay again. It is locked during a payment and for 2 seconds after it. */
export const PaymentFailed: Story = {
  args: { request: notPaid("failed", failedAlone) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(textOf("orders:pay_before.until", { time: "09:15 22/11/2099" })),
    ).toBeVisible();
    const pay = canvas.getByRole("button", nameIncluding("orders:pay.again", { amount: "893.000 đ" }));
    await userEvent.click(pay);
    await expect(args.onPayAgain).toHaveBeenCalledWith(42, PaymentMethod.online);
    await waitFor(() => expect(pay).toBeDisabled());
    await waitFor(() => expect(pay).toBeEnabled());
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
  },
};

/** Declined by one gateway: the customer can choose another and pay there. */
export const AnotherGateway: Story = {
  args: {
    request: {
      state: "ready",
      result: {
        outcome: "failed",
        orders: [order],
        toPay: failedAlone,
        gateways: [payWithVnpay, payWithMomo],
        gateway: "vnpay",
      },
    },
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radio", { name: /VNPay/i })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /MoMo/i }));
    await userEvent.click(canvas.getByRole("button", { name: /893\.000/ }));
    await expect(args.onPayAgain).toHaveBeenCalledWith(42, PaymentMethod.online, "momo");
  },
};

/** The payment of two orders failed: one button with their total, since they are one payment. */
export const TwoOrdersFailed: Story = {
  args: { request: notPaid("failed", failedTogether, [order, other]) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await userEvent.click(
      canvas.getByRole(
        "button",
        nameIncluding("orders:pay.again_together", { amount: "1.187.000 đ", count: 2 }),
      ),
    );
    await expect(args.onPayAgain).toHaveBeenCalledWith(42, PaymentMethod.online);
  },
};
