import type { Guide } from "../../fixtures/guide.ts";

/** How PaymentResultScreen is used. */
export const guide = {
  notFor: "Not as an order's page: it tells how the payment of one or several ended, once.",
  anatomy: [
    "How it ended",
    "Pay what waits, all of it at once, and until when",
    "The orders with their codes and amounts",
    "The next step",
  ],
  keyboard:
    "Tab goes to the orders, then to the steps. A payment that has just been tried again waits two seconds.",
  screenReader:
    "How it ended is a status and the page's heading; paying says the sum and of how many orders.",
  content: '"Đang chờ kết quả" never says that it was paid or not paid before that is known.',
  practices: ["Steps/OneMainStep", "Names/CodesInFull"],
} satisfies Guide;
