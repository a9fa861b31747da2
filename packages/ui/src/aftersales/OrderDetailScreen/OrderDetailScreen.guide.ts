import type { Guide } from "../../fixtures/guide.ts";

/** How OrderDetailScreen is used. */
export const guide = {
  notFor:
    "Not for several orders (OrderListScreen), nor for a cancelled one's reasons (CancelledDetailScreen).",
  anatomy: [
    "Code, status, shop",
    "What happens next, with every step that there is now",
    "Money on its way back",
    "The parcel",
    "Related cases",
    "Reviews, products, payment",
    "The history, the places, help",
  ],
  keyboard: "Tab goes through the steps first, the most wanted in front.",
  screenReader:
    "The heading with the code, the status, then what happens next; that the time to pay is over, as a status.",
  content: "Each step names itself by what it does; what can be lost asks once.",
  practices: ["Status/InTheCustomersWords", "Steps/OneMainStep"],
} satisfies Guide;
