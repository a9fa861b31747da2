import type { Guide } from "../../fixtures/guide.ts";

/** How ReviewForm is used. */
export const guide = {
  notFor: "Not for a complaint about an order (ComplaintCreateDialog): a review asks the shop for nothing.",
  anatomy: [
    "That what was typed before is here again",
    "Stars",
    "Text",
    "Pictures and a video that are there, and new ones",
    "Why it was not taken",
    "Who sees it, and until when it can be changed",
    "Send",
  ],
  keyboard: "Arrows choose the stars; after a refusal the focus goes to the first field that is wrong.",
  screenReader: "Each fault at its field; a refusal as an alert; what was restored, once.",
  content:
    'Stars alone are enough, and the hint says that text is optional. "Gửi đánh giá" for a new one, "Lưu đánh giá" for one that is there.',
} satisfies Guide;
