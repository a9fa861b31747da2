import type { Guide } from "../../fixtures/guide.ts";

/** How PayButton is used. */
export const guide = {
  notFor: "Not for placing an order (PlaceOrderBar), and not for changing to cash (PayOnDeliveryDialog).",
  anatomy: ["The button with its sum, and of how many orders"],
  keyboard: "Enter and Space; it is locked while a payment opens, and two seconds after.",
  screenReader: "Among other orders its name ends with the order's code.",
  content: 'The sum that the gateway asks for, never less: "Thanh toán lại 1.187.000 đ (2 đơn)".',
  practices: ["Steps/OneMainStep", "Steps/BusyWhereItWasPressed"],
} satisfies Guide;
