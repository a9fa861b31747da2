import type { Guide } from "../../fixtures/guide.ts";

/** How AddressPicker is used. */
export const guide = {
  notFor: "Not in a page that has little room: AddressChoice shows only the chosen one.",
  anatomy: [
    "The question",
    "Addresses with a radio button each, the first three and the chosen one",
    "Show all",
    "Add",
  ],
  keyboard: 'Arrow keys choose; "change" of each is a stop of its own.',
  screenReader: "A group by its question; each choice with name, phone and address.",
  content: '"Xem thêm 4 địa chỉ": how many are not shown.',
  practices: ["Names/AddressInFull", "Forms/FewChoicesAreShown"],
} satisfies Guide;
