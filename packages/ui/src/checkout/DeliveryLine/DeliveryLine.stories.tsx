import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import {
  expressDelivery,
  longDelivery,
  noShopDelivery,
  shippingMethods,
} from "../../fixtures/checkout/checkout.ts";
import { silkPickup } from "../../fixtures/aftersales/request-context.ts";
import { including, named, served, textOf, wordsOf } from "../../fixtures/texts.ts";
import { DeliveryLine } from "./DeliveryLine.tsx";

const meta = {
  component: DeliveryLine,
  args: {
    shopName: "Lụa Việt",
    methods: shippingMethods,
    value: "normal",
    pickup: silkPickup,
    onChange: fn(),
  },
} satisfies Meta<typeof DeliveryLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chosen delivery method and the expected dates, on one line. The word of the button ends where the line ends. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    const inset = Number.parseFloat(getComputedStyle(button).paddingRight);
    const end = button.parentElement?.getBoundingClientRect().right ?? 0;
    await expect(Math.abs(button.getBoundingClientRect().right - inset - end)).toBeLessThan(2);
  },
};

/** Pickup at the mall: which mall, where in it, its hours, and when the goods are ready. */
export const FetchedAtMall: Story = {
  args: { value: "go_to_mall" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sen Bến Thành")).toBeVisible();
    await expect(canvas.getByText(/Gian L2-14, Sen Bến Thành, 65 Lê Lợi/)).toBeVisible();
    await expect(canvas.getByText(textOf("checkout:delivery.hours", { hours: "09:30–22:30" }))).toBeVisible();
    await expect(
      canvas.getByText(textOf("checkout:delivery.ready", { time: "09:00 23/11/2026" })),
    ).toBeVisible();
  },
};

/** The chosen method is no longer available. */
export const NotChosen: Story = {
  args: {
    methods: [noShopDelivery, expressDelivery],
    value: "shop",
    error: "Vui lòng chọn cách giao hàng khác",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(served("Vui lòng chọn cách giao hàng khác"));
  },
};

/** Long names at 320 px. */
export const LongText: Story = {
  args: {
    methods: [longDelivery],
    value: "express",
  },
  globals: { viewport: { value: "small" } },
};

/** Every state. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <DeliveryLine {...args} />
      <DeliveryLine {...args} value="go_to_mall" />
      <DeliveryLine {...args} methods={[]} value={null} />
      <DeliveryLine {...args} value={null} error="Vui lòng chọn cách giao hàng khác" />
    </div>
  ),
};

/** Another method is chosen in a dialog, and takes effect on confirmation. */
export const CountsOnceConfirmed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(textOf("checkout:delivery.between", { from: "23/11/2026", to: "25/11/2026" })),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", named("checkout:delivery.change_of", { name: "Lụa Việt" })),
    );
    const dialog = within(
      await canvas.findByRole("dialog", named("checkout:delivery.of_shop", { name: "Lụa Việt" })),
    );
    await expect(dialog.getByRole("radio", { name: including("Giao hàng tiêu chuẩn") })).toBeChecked();
    await userEvent.click(dialog.getByRole("radio", { name: including("Giao hỏa tốc") }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", named("checkout:delivery.apply")));
    await expect(args.onChange).toHaveBeenCalledWith("express");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

/** Closed without confirming: nothing changes. */
export const LeftAsItWas: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", named("checkout:delivery.change_of", { name: "Lụa Việt" })),
    );
    const dialog = within(await canvas.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("radio", { name: including("Giao hỏa tốc") }));
    await userEvent.click(dialog.getByRole("button", { name: wordsOf().close }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
