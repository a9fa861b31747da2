import type { Guide } from "../../fixtures/guide.ts";

/** How Select is used. */
export const guide = {
  notFor:
    "Not for two to five choices that people compare (RadioGroup), nor for a list that must be searched: then a combobox such as the BankPicker.",
  anatomy: ["The label", "The platform's own list", "A hint or an error"],
  keyboard: "The platform's: arrow keys and the first letters choose, Space and Alt+Down open it.",
  screenReader: "The label, the chosen entry, and the hint or error.",
  content: 'The first, empty entry says what to choose: "Chọn tỉnh, thành phố".',
  practices: ["Forms/FewChoicesAreShown"],
} satisfies Guide;
