import type { Guide } from "../../fixtures/guide.ts";

/** How AccountSection is used. */
export const guide = {
  notFor: "Not for a list of many records, whose screens load and fail by themselves.",
  anatomy: ["The heading", "The record's box, or its skeleton, or that it did not come"],
  keyboard: "What stands in it.",
  screenReader: "The page's heading, then what is being waited for as a status, or the failure as an alert.",
  content: 'What is loading and what failed name the record: "Đang tải hồ sơ".',
  practices: ["States/FailedIsNotEmpty", "Names/SentenceCase"],
} satisfies Guide;
