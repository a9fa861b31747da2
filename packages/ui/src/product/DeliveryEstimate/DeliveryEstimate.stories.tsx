import type { ShippingMethod } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { shirtDetail } from "../../fixtures/productDetails.ts";
import { DeliveryEstimate, type Destination } from "./DeliveryEstimate.tsx";

const normal: ShippingMethod = {
  delivery_type: "normal",
  name: "Giao hàng tiêu chuẩn",
  description: "Đơn vị vận chuyển giao tận nơi",
  fee: 22_000,
  estimated_from: "2026-11-22T02:00:00Z",
  estimated_to: "2026-11-24T02:00:00Z",
  available: true,
  unavailable_reason: null,
};
const methods: readonly ShippingMethod[] = [
  {
    ...normal,
    delivery_type: "go_to_mall",
    name: "Nhận tại trung tâm",
    fee: 0,
    estimated_to: "2026-11-22T09:00:00Z",
  },
  normal,
  {
    ...normal,
    delivery_type: "express",
    name: "Giao nhanh",
    available: false,
    unavailable_reason: "Chưa giao nhanh đến địa chỉ này",
  },
];
const home: Destination = { label: "12 Võ Văn Ngân, Linh Chiểu, Thủ Đức", methods, onChange: fn() };

const meta = {
  component: DeliveryEstimate,
  args: { delivery: shirtDetail.delivery, destination: home },
} satisfies Meta<typeof DeliveryEstimate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To the chosen address: fees and days, and why a way is closed. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Nhận từ 22/11/2026 đến 24/11/2026")).toBeVisible();
    await expect(canvas.getByText("Miễn phí")).toBeVisible();
    await expect(canvas.getByText("Chưa giao nhanh đến địa chỉ này")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Đổi địa chỉ giao hàng" }));
    await expect(args.destination?.onChange).toHaveBeenCalledOnce();
  },
};

/** Nobody knows where to: what the shop offers. */
export const Unknown: Story = { args: { destination: {} } };

/** Every way of saying it. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: ({ delivery, destination }) => (
    <div style={{ display: "grid", gap: 16 }}>
      <DeliveryEstimate delivery={delivery} destination={destination} />
      <DeliveryEstimate delivery={delivery} destination={{ onChange: fn() }} />
      <DeliveryEstimate delivery={{ ...delivery, ready_in_hours: 0, types: ["shop"] }} />
      <DeliveryEstimate delivery={{ ...delivery, ready_in_hours: 72 }} />
    </div>
  ),
};
