import type { Guide } from "../../fixtures/guide.ts";

/** How Notice is used. */
export const guide = {
  notFor:
    "Not for the answer to a press that is over (Toast), nor for one field's error, which stands at its Field.",
  anatomy: ["The tone's icon", "A title", "What there is to say", "One step that helps"],
  keyboard: "Tab stops at its step, if it has one.",
  screenReader: "Its words where it stands; with `urgent` at once, as it comes into view.",
  content: "What is so and what to do about it. The title alone must do for whoever reads no further.",
  do: [{ story: "Default", says: "What changed, by how much, and where to look." }],
  dont: [
    { story: "DontLeaveAlone", says: '"Có lỗi xảy ra" alone says neither what went wrong nor what to do.' },
  ],
  practices: ["Status/DeadlinesAreMoments"],
} satisfies Guide;
