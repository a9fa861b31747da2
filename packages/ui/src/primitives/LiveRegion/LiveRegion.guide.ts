import type { Guide } from "../../fixtures/guide.ts";

/** How LiveRegion is used. */
export const guide = {
  notFor:
    "Not for what is seen as well: a Notice or a status is read out itself. Not mounted together with its message, or the first one is not heard.",
  anatomy: ["A region out of sight that stays on the page", "The message in it, or nothing"],
  keyboard: "Takes no focus and moves none.",
  screenReader:
    "The message whenever it changes, after what is being read; with `urgent` at once. Empty says nothing.",
  content: 'One sentence that is understood without the page: "Đã thêm Áo dài lụa vào giỏ".',
  practices: ["Heard/SaidOnce"],
} satisfies Guide;
