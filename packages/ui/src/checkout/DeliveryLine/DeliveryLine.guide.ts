import type { Guide } from "../../fixtures/guide.ts";

/** How DeliveryLine is used. */
export const guide = {
  notFor: "Not for comparing ways of delivery, which the DeliveryPicker in its dialog does.",
  anatomy: [
    "The way's icon",
    "Name and fee",
    "When, or when it can be fetched",
    "Where and how long it is open, for a pick-up",
    "Change",
  ],
  keyboard: 'One stop: "change", which opens the dialog.',
  screenReader: "The button names the shop whose delivery it changes; an error is an alert.",
  content: 'A fee of 0 is "Miễn phí". Without an address it says that one is needed.',
  practices: ["Money/FeeBeforeTheStep"],
} satisfies Guide;
