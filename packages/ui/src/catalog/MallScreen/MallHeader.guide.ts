import type { Guide } from "../../fixtures/guide.ts";

/** How MallHeader is used. */
export const guide = {
  notFor: "Not in a list of malls, which has MallCards.",
  anatomy: ["The picture", "The name", "Address, opening hours and hotline"],
  keyboard: "Tab stops at the hotline, which calls.",
  screenReader: 'The page\'s heading, then pairs: "Địa chỉ", "Giờ mở cửa", "Hotline" stand for the icons.',
  content: "The hotline with its spaces, as people say it.",
  practices: ["Names/AddressInFull"],
} satisfies Guide;
