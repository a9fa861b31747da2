import type { Guide } from "../../fixtures/guide.ts";

/** How SaveCard is used. */
export const guide = {
  notFor: "Not for sharing the card with somebody else: it holds a number that a till takes.",
  anatomy: ["A button with a sign of saving"],
  keyboard: "Enter and Space save the picture.",
  screenReader: "What it does; then that the picture was saved, or that it was not and what else helps.",
  content: '"Lưu mã về máy". A failure names the way that always works: a screenshot.',
} satisfies Guide;
