import type { Guide } from "../../fixtures/guide.ts";
import { createdOrder, paidOrder, titledOrders } from "../../fixtures/orders/orders.ts";
import { OrderCard } from "./OrderCard.tsx";

export const guide = {
  notFor: "For the order's own page use OrderDetailScreen, for picking an order OrderPicker.",
  keyboard: "The code is the card's link; the buttons are separate tab stops.",
  screenReader:
    'An article named by the shop; the link reads "Đơn hàng" and the code, and each button names the order.',
  content:
    "The title follows the spec's priority, or the current tab; a subtitle says whose words it quotes.",
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
