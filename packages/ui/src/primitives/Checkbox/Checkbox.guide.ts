import type { Guide } from "../../fixtures/guide.ts";

/** How Checkbox is used. */
export const guide = {
  notFor:
    "Not for one of several, which is a RadioGroup, and not for a step that happens at once elsewhere, which is a Button.",
  anatomy: ["The box", "The label, which can be pressed as well", "An error below the label"],
  keyboard: "Space ticks and unticks.",
  screenReader:
    'The label, "checked", "not checked" or "partially checked", and "invalid" with the error, which is part of the label.',
  content:
    'The label says what is so when it is ticked, and never begins with "not". Hidden from sight only where the row says it all.',
  do: [{ story: "Default", says: "The label says what is so when it is ticked." }],
  dont: [
    { story: "DontNegate", says: "What a tick turns off is read twice: say what is so when it is ticked." },
  ],
  practices: ["Forms/NothingIsTickedForThem"],
} satisfies Guide;
