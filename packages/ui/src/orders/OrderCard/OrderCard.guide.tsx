import type { Guide } from "../../fixtures/guide.ts";
import { createdOrder, paidOrder, titledOrders } from "../../fixtures/orders/orders.ts";
import { OrderCard } from "./OrderCard.tsx";

export const guide = {
  notFor: "Not on the order's own page (OrderDetailScreen), and not for picking an order (OrderPicker).",
  keyboard: "The code is the card's link; its buttons lie above it and are stops of their own.",
  screenReader:
    'An article called by the shop; the link says "Đơn hàng" and the code, each button names the order.',
  content:
    "The title is that of the spec's priority, or of the tab it stands on; a subtitle says in whose words it is.",
  practices: ["Names/CodesInFull", "Status/WordsCarryIt"],
} satisfies Guide;

/** In the list of all orders. */
export const InTheList = () => <OrderCard order={paidOrder} href="#order" />;

/** Just placed and still cancelable. */
export const CanBeCancelled = () => (
  <OrderCard order={createdOrder} href="#order" onCancel={() => undefined} />
);

/** Delivery failed: the title says so, and the line below gives the reason. */
export const NotHandedOver = () => <OrderCard order={titledOrders.deliveryFailed} href="#order" />;
