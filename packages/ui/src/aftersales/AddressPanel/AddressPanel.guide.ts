import type { Guide } from "../../fixtures/guide.ts";

/** How AddressPanel is used. */
export const guide = {
  notFor: "Not for an address that can be changed or chosen (AddressCard, AddressChoice).",
  anatomy: [
    "An icon",
    "What the address is for",
    "Who and which phone",
    "The address",
    "What else belongs to it",
  ],
  keyboard: "Only what is put below it takes the focus.",
  screenReader: 'A heading, the name, "điện thoại" before the number, the address.',
  content: 'The title says which end of the way it is: "Địa chỉ nhận hàng", "Địa chỉ trả hàng".',
  practices: ["Names/AddressInFull"],
} satisfies Guide;
