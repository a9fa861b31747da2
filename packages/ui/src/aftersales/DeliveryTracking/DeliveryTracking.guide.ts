import type { Guide } from "../../fixtures/guide.ts";

/** How DeliveryTracking is used. */
export const guide = {
  notFor: "Not before the carrier knows of the parcel: then it is not there.",
  anatomy: [
    "When it should arrive, or that it is late, or when it arrived",
    "Carrier and code",
    "Where it was, newest first",
  ],
  keyboard: 'One stop: "show more" of the events.',
  screenReader: "A region by its title; the events as a list whose newest is the current step.",
  content: 'A range of days; one that is collected says "ready" instead of "arrives".',
  practices: ["Status/InTheCustomersWords", "Status/ExactTimes"],
} satisfies Guide;
