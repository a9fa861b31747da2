import type { Guide } from "../../fixtures/guide.ts";

/** How CasePage is used. */
export const guide = {
  notFor: "Not for lists, nor for pages that are filled in.",
  anatomy: [
    "While loading: skeletons with the page's boxes",
    'A failure with "try again"',
    "The case in two columns from 1024 px",
  ],
  keyboard: "What stands in it.",
  screenReader:
    "While it loads a heading out of sight and a status say what is being waited for; a failure is an alert and the page's heading.",
  content: '"Không tải được khiếu nại": the thing is named.',
  practices: ["Lists/SkippedNothing", "States/FailedIsNotEmpty"],
} satisfies Guide;
