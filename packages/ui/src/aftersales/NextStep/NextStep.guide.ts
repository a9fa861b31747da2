import type { Guide } from "../../fixtures/guide.ts";

/** How NextStep is used. */
export const guide = {
  notFor: "Not for what is over and needs no step: then only the header says where it stands. One on a page.",
  anatomy: ["What happens next", "Somebody's own words", "Until when", "What can be done now"],
  keyboard: "Tab goes through the steps, the most wanted first.",
  screenReader: "A sentence, then the quote, until when, and the buttons.",
  content: 'Whose turn it is comes first: "Shop đang xem xét. Bạn chưa cần làm gì."',
  practices: ["Steps/OneMainStep", "Status/DeadlinesAreMoments"],
} satisfies Guide;
