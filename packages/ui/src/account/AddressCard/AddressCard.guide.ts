import type { Guide } from "../../fixtures/guide.ts";

/** How AddressCard is used. */
export const guide = {
  notFor:
    "Not for an address that can only be read in a case (AddressPanel), nor for one that is chosen (AddressPicker).",
  anatomy: [
    "Name and phone",
    "The address",
    '"Default", home or office',
    "Change, delete, make it the default",
  ],
  keyboard: "Tab goes from step to step.",
  screenReader: "Each button names whose address it is about.",
  content: "The address in full, in one paragraph, as the carrier reads it.",
  practices: ["Names/AddressInFull"],
} satisfies Guide;
