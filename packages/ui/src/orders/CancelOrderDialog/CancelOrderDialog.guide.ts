import type { Guide } from "../../fixtures/guide.ts";

/** How CancelOrderDialog is used. */
export const guide = {
  notFor: "Not for a return or a complaint, which have pages of their own.",
  anatomy: [
    "What will happen, with code, shop and amount",
    "What becomes of a payment",
    "The reason",
    "A note",
    "Keep, and cancel",
  ],
  keyboard: "As a Dialog; without a reason the focus goes to the first one.",
  screenReader:
    "Its title, what will happen, then the question; a refusal as an alert, and nothing typed is lost.",
  content: 'The buttons say what they do: "Giữ đơn hàng" and "Hủy đơn hàng", never yes and no.',
  do: [{ story: "Default", says: "What will happen is said before it is asked why." }],
  practices: ["Steps/HuyMeansOneThing"],
} satisfies Guide;
