import type { Guide } from "../../fixtures/guide.ts";

/** How DeliveryEstimate is used. */
export const guide = {
  notFor: "Not for choosing the way of an order (DeliveryPicker).",
  anatomy: [
    "Where to, and change it",
    "How soon it leaves the shop",
    "The ways, with fee and dates once the place is known",
  ],
  keyboard: "One stop: the place, which opens a dialog.",
  screenReader:
    "The button says that it changes the place of delivery; that the fees are being worked out, as a status.",
  content: 'Dates are ranges; a fee of 0 is "Miễn phí". Without a place the ways stand by name alone.',
  practices: ["Money/FeeBeforeTheStep", "Status/DeadlinesAreMoments"],
} satisfies Guide;
