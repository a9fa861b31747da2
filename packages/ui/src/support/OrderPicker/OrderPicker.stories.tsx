import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { createdOrder } from "../../fixtures/orders/orders.ts";
import { named, textOf, wordsOf } from "../../fixtures/texts.ts";
import { OrderPicker } from "./OrderPicker.tsx";

const orders = [createdOrder, { ...createdOrder, id: 9002, code: "SEN-261121-0043" }];

const shownPage = {
  items: Array.from({ length: 5 }, (_, place) => ({ ...createdOrder, id: place })),
  total: 7,
  hasMore: true,
  onLoadMore: fn(),
};

const meta = {
  component: OrderPicker,
  args: {
    orders: { state: "ready", items: orders, total: 7, hasMore: true, onLoadMore: fn() },
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof OrderPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** None chosen; each order with its picture. */
export const Default: Story = { tags: ["visual"] };

/** A chosen order that has not been loaded yet is still shown as chosen. */
export const ChosenElsewhere: Story = {
  args: { value: 77 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", named("support:order.chosen", { id: 77 }))).toBeChecked();
  },
};

/** Takes about the room of a page of orders, so that what follows does not jump on a phone. */
export const Loading: Story = {
  args: { orders: { state: "loading" } },
  render: (args) => (
    <div style={{ display: "flex", alignItems: "flex-start", overflow: "hidden" }}>
      {[args.orders, { ...shownPage, state: "ready" } as const].map((orders) => (
        <div key={orders.state} style={{ flex: "none", width: 294 }}>
          <OrderPicker {...args} orders={orders} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [waiting, ready] = [...canvasElement.querySelectorAll("[style*='294']")].map(
      (one) => one.getBoundingClientRect().height,
    );
    await expect((waiting ?? 0) / (ready ?? 0)).toBeGreaterThan(0.7);
    await expect((waiting ?? 0) / (ready ?? 0)).toBeLessThan(1.2);
  },
};

export const Failed: Story = {
  args: { orders: { state: "failed", onRetry: fn() } },
  globals: { locale: "en" },
};

/** More orders failed to load: says so, and the button tries again. */
export const MoreFailed: Story = {
  args: {
    orders: { state: "ready", items: orders, total: 7, hasMore: true, moreFailed: true, onLoadMore: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("support:list.more_failed"));
    await expect(canvas.getByRole("button", { name: wordsOf().retry })).toBeVisible();
  },
};

/** Text at 200% on a phone: an order's text moves below its picture, and a code wider than the form's card wraps. */
export const TwiceTheText: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "phone" } },
  beforeEach: twiceTheText,
  decorators: [inBox({ width: 294 })],
  play: async ({ canvasElement }) => {
    const [first] = canvasElement.querySelectorAll("fieldset label");
    await expect(first?.clientWidth).toBeLessThanOrEqual(294);
  },
};

/** Starts with none chosen; the button loads more orders. */
export const ChoosesAndBringsMore: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radio", named("support:order.none"))).toBeChecked();
    const label = canvas.getByText(/^SEN-261121-0043/).getBoundingClientRect();
    const [about] = canvas.getAllByText(/Áo sơ mi/).map((one) => one.getBoundingClientRect());
    await expect(label.height).toBeGreaterThan(0);
    await expect(about?.left).toBe(label.left);
    await userEvent.click(canvas.getByRole("radio", { name: /SEN-261121-0043/ }));
    await expect(args.onChange).toHaveBeenCalledWith(9002);
    await userEvent.click(canvas.getByRole("button", named("support:order.more")));
    if (args.orders.state === "ready") await expect(args.orders.onLoadMore).toHaveBeenCalled();
  },
};
