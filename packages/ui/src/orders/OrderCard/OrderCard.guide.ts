import type { Guide } from "../../fixtures/guide.ts";

/** How OrderCard is used. */
export const guide = {
  notFor: "Not on the order's own page (OrderDetailScreen), and not for picking an order (OrderPicker).",
  anatomy: [
    "Shop and status",
    "What the status is about, until when it can be paid",
    "Two lines, the others counted",
    "Code and date",
    "The total",
    "The one step that is wanted next; cancel, or buy again",
  ],
  keyboard: "The code is the card's link; its buttons lie above it and are stops of their own.",
  screenReader:
    'An article called by the shop; the link says "Đơn hàng" and the code, each button names the order.',
  content:
    "The title is that of the spec's priority, or of the tab it stands on; a subtitle says in whose words it is.",
  practices: ["Names/CodesInFull", "Status/WordsCarryIt"],
} satisfies Guide;
