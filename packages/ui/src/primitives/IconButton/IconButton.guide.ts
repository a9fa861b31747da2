import type { Guide } from "../../fixtures/guide.ts";

/** How IconButton is used. */
export const guide = {
  notFor: "Not where there is room for words: then it is a Button. Not for the page's main step.",
  anatomy: ["One icon of 20 to 24 px, in a target of 44 px"],
  keyboard: "Enter and Space press it.",
  screenReader: "Its label; the icon is silent.",
  content:
    'The label says what pressing does and to what ("Xóa Áo dài lụa khỏi giỏ"), not what the icon shows.',
  do: [{ story: "Matrix", says: "Icons that everybody knows, for small steps." }],
  dont: [
    {
      story: "DontMainStep",
      says: "The page's main step as an icon: whoever does not know it does not find it.",
    },
  ],
  practices: ["Steps/OneIconOneMeaning", "Steps/IconsWithTheirWords"],
} satisfies Guide;
