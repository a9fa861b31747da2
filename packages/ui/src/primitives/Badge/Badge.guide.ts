import type { Guide } from "../../fixtures/guide.ts";

/** How Badge is used. */
export const guide = {
  notFor:
    "Not for something to press (LinkChip, Button), and not for a sentence (Notice). What stands behind an icon is a CountBadge; where an order or a case stands is a StatusBadge.",
  anatomy: [
    "An icon, as decoration",
    "One or two words on a tint",
    "StatusBadge: a dot before the words",
    "CountBadge: a disc on the corner of an icon",
  ],
  keyboard: "Takes no focus; it is read with what stands around it.",
  screenReader:
    "The words alone. The icon is silent, and so is CountBadge: the control that carries it says the number in its label.",
  content:
    "One or two words without a full stop. The tone says how good the news is and never says more than the words do; counts above 99 become 99+.",
  do: [{ story: "Matrix", says: "One or two words, and for a status the dot beside its color." }],
  dont: [
    {
      story: "DontSentence",
      says: "A sentence in a badge is neither read as one nor seen as a mark: a Notice has room for it.",
    },
  ],
  practices: ["Status/WordsCarryIt", "States/NothingIsCounted"],
} satisfies Guide;
