import type { Guide } from "../../fixtures/guide.ts";

/** How ShareButton is used. */
export const guide = {
  notFor: "Not for posting to one network. Without JavaScript it is not there, since it could do nothing.",
  anatomy: ["The button", "Beside it what was done: copied, or not possible"],
  keyboard: "Enter and Space open the device's own sheet, or copy the link.",
  screenReader:
    "The button's words, then what was done, as a status. Where the device shows its own sheet nothing more is said.",
  content: '"Đã sao chép liên kết" says what happened to the link, not that the press was a success.',
  practices: ["Steps/IconsWithTheirWords"],
} satisfies Guide;
