import type { Guide } from "../../fixtures/guide.ts";

/** How EmptyState is used. */
export const guide = {
  notFor:
    "Not for a failure, which is a FailedState with a way to try again. Not for a single missing value in a page: leave the line out.",
  anatomy: [
    "A picture in a disc, as decoration",
    "A heading",
    "A sentence that says what to do next",
    "One step",
  ],
  keyboard: "Tab stops at its one step.",
  screenReader: "A heading at the level of its place, then the sentence. The picture is silent.",
  content:
    "The title says what would stand here, the sentence what brings it about, the step leads there. Nobody is blamed.",
  do: [{ story: "Default", says: "What would stand here, and the step that brings it about." }],
  dont: [
    {
      story: "DontEndHere",
      says: '"Không có dữ liệu" speaks of the program and leaves the customer where they are.',
    },
  ],
  practices: ["States/EmptyLeadsOn"],
} satisfies Guide;
