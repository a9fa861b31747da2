import type { Guide } from "../../fixtures/guide.ts";

/** How Toaster is used. */
export const guide = {
  notFor:
    "Not for what must be read before going on (Dialog, Notice), nor for an error at a field. A press whose result is seen needs none.",
  anatomy: ["An icon", "What happened", "A second sentence", "One step such as undo", "A cross"],
  keyboard: "Tab reaches the step and the cross; while one of them has the focus the message stays.",
  screenReader: "Each message as it comes, without interrupting.",
  content:
    'What happened, in the past tense: "Đã thêm vào giỏ". With undo wherever something was taken away.',
  practices: ["Steps/UndoBeatsAsking", "Heard/SaidOnce"],
} satisfies Guide;
