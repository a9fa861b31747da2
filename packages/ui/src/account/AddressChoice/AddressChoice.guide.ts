import type { Guide } from "../../fixtures/guide.ts";

/** How AddressChoice is used. */
export const guide = {
  notFor: "Not for the address book, where nothing is chosen.",
  anatomy: ['The chosen address with "change"', 'Without one: "choose"', "The others in a dialog"],
  keyboard: "One stop; the dialog's radio buttons by arrow keys, and nothing changes until it is confirmed.",
  screenReader:
    '"Change" says that it is the delivery address; the dialog is called by what is to be chosen.',
  content: 'The last button says what choosing means: "Giao đến địa chỉ này".',
  practices: ["Names/AddressInFull", "Forms/FewChoicesAreShown"],
} satisfies Guide;
