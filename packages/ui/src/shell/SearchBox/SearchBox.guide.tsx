import type { Guide } from "../../fixtures/guide.ts";
import { suggestions } from "../../fixtures/shell/shell.ts";
import { SearchBox } from "./SearchBox.tsx";

export const guide = {
  notFor: "Not for searching orders or one shop.",
  keyboard:
    "Down and up walk through the list, Enter takes one or searches, Esc closes the list and keeps what was typed.",
  screenReader: "A combobox; how many suggestions there are, as it changes; what each leads to.",
  content: "The placeholder says what can be found. A past search says that it is one.",
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
