import type { Guide } from "../../fixtures/guide.ts";
import { suggestions } from "../../fixtures/shell/shell.ts";
import { SearchBox } from "./SearchBox.tsx";

export const guide = {
  notFor: "To search orders, coupons or one shop, use SearchField.",
  keyboard:
    "The up and down arrows move through the list, Enter chooses an entry or searches, Esc closes the list and keeps the text.",
  screenReader: "A combobox; the number of suggestions when it changes; what each one leads to.",
  content: "The placeholder says what can be found. A past search is marked as one.",
  practices: ["Forms/LabelsStay", "Heard/SaidOnce"],
} satisfies Guide;

/** A form that works without JavaScript. */
export const AForm = () => <SearchBox action="/search" />;

/** Above search results, with the keyword. */
export const AboveResults = () => <SearchBox action="/search" keyword="ấm trà" />;

/** Suggests while typing. */
export const Suggests = () => (
  <SearchBox
    action="/search"
    suggest={() => Promise.resolve(suggestions)}
    hrefOf={({ kind, id }) => `/${kind}/${String(id)}`}
  />
);
