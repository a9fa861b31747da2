import type { Guide } from "../../fixtures/guide.ts";

/** How AddressBookScreen is used. */
export const guide = {
  notFor: "Not for choosing an address in a payment (AddressChoice).",
  anatomy: ['The heading with "add"', "A card for each address", "The form and the question in dialogs"],
  keyboard: 'Tab goes to "add", then through each card\'s steps.',
  screenReader: "What was saved, deleted or could not be is a toast that is read.",
  content: "Deleting names whose address and which one goes.",
  practices: ["Names/AddressInFull", "Steps/ButtonsNameWhatTheyDo"],
} satisfies Guide;
