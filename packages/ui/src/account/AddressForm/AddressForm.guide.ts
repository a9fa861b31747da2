import type { Guide } from "../../fixtures/guide.ts";

/** How AddressForm is used. */
export const guide = {
  notFor: "Not for a place without a person, such as the province of a delivery estimate.",
  anatomy: [
    "Name and phone",
    "Province, district, ward",
    "Street and number",
    "Home or office",
    "Default",
    "Save",
  ],
  keyboard: "As a form; the first wrong field gets the focus. Another province empties the two below it.",
  screenReader:
    'Labels, hints and errors at their fields; lists that did not load as an alert with "try again".',
  content: 'An error says what to enter: "Chọn quận, huyện".',
  practices: ["Forms/ErrorsSayHow", "Forms/LabelsStay"],
} satisfies Guide;
