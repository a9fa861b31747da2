import { DELIVERY_EVENTS, DELIVERY_TYPES, OrderStatus } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import {
  createdDetail,
  deliveredDetail,
  deliveryFailedDetail,
  onTheWayDetail,
} from "../../fixtures/aftersales/order-detail.ts";
import { including, named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { DeliveryTracking } from "./DeliveryTracking.tsx";

const meta = {
  component: DeliveryTracking,
  args: { order: onTheWayDetail },
} satisfies Meta<typeof DeliveryTracking>;
export default meta;
type Story = StoryObj<typeof meta>;

const onTheWay = onTheWayDetail.delivery_requests[0];
const eventsOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole("list", named("aftersales:tracking.events")))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

/** In transit: expected dates, carrier, tracking code, and each event with its time and place. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("20/11/2026 – 22/11/2026")).toBeVisible();
    await expect(canvas.getByText("Sen Express")).toBeVisible();
    await expect(canvas.getByText("VD260942817")).toBeVisible();
    await expect(eventsOf(canvas)).toEqual([
      `${textOf("aftersales:tracking.event.in_transit")}21:05 20/11/2026Kho phân loại Tân Bình`,
      `${textOf("aftersales:tracking.event.picked_up")}17:00 20/11/2026`,
      `${textOf("aftersales:tracking.event.announced")}11:30 19/11/2026`,
    ]);
  },
};

/** Not shipped yet: only the expected dates. */
export const NobodyHasItYet: Story = {
  args: { order: createdDetail },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("23/11/2026 – 25/11/2026")).toBeVisible();
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.queryByText(textOf("aftersales:case_page.tracking"))).toBeNull();
  },
};

/** Expected on a single day. */
export const OneDay: Story = {
  args: {
    order: {
      ...onTheWayDetail,
      delivery_requests: onTheWay ? [{ ...onTheWay, expected_from: onTheWay.expected_to }] : [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("22/11/2026")).toBeVisible();
  },
};

/** Delivery failed: the reason, and no expected date. */
export const Failed: Story = {
  args: { order: deliveryFailedDetail },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Người nhận không nghe máy/)).toBeVisible();
    await expect(canvas.queryByText(/Dự kiến/)).toBeNull();
  },
};

/** To be picked up at the mall. */
export const Collected: Story = {
  args: { order: { ...createdDetail, delivery_type: "go_to_mall" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(including(textOf("aftersales:tracking.expected.collect")))).toBeVisible();
  },
};

/** Visual regression snapshot. */
export const Matrix: Story = {
  tags: ["visual"],
  // Four parcels on one sheet; only here do regions share a name.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <DeliveryTracking order={createdDetail} />
      <DeliveryTracking order={onTheWayDetail} />
      <DeliveryTracking order={deliveredDetail} />
      <DeliveryTracking order={deliveryFailedDetail} />
    </div>
  ),
};

/** Every order status and delivery method. */
export const EveryStatus: Story = {
  // Each belongs to a page of its own; only on this sheet do regions share a name.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      {Object.values(OrderStatus).map((order_status) => (
        <DeliveryTracking key={order_status} order={{ ...onTheWayDetail, order_status }} />
      ))}
      {DELIVERY_TYPES.map((delivery_type) => (
        <DeliveryTracking key={delivery_type} order={{ ...onTheWayDetail, delivery_type }} />
      ))}
    </div>
  ),
};

/** Every event of a parcel, including its return to the shop. */
export const EveryEvent: Story = {
  // Each belongs to a page of its own; only on this sheet do regions share a name.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      {DELIVERY_EVENTS.map((event) => (
        <DeliveryTracking
          key={event}
          order={{
            ...onTheWayDetail,
            delivery_requests: onTheWayDetail.delivery_requests.map((delivery) => ({
              ...delivery,
              events: delivery.events.slice(0, 1).map((told) => ({ ...told, event })),
            })),
          }}
        />
      ))}
    </div>
  ),
};

/** Delivered: the time and the last three events; a button shows the rest. */
export const Arrived: Story = {
  args: { order: deliveredDetail },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("14:00 17/11/2026", { selector: "strong" })).toBeVisible();
    await expect(canvas.queryByText(/Dự kiến/)).toBeNull();
    await userEvent.click(
      canvas.getByRole("button", nameIncluding("aftersales:timeline.more", { count: 2 })),
    );
    await expect(eventsOf(canvas)).toHaveLength(5);
  },
};
