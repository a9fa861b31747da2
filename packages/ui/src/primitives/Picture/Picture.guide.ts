import type { Guide } from "../../fixtures/guide.ts";

/** How Picture is used. */
export const guide = {
  notFor:
    "Not for icons (lucide-react) or for what must be read: words on a picture are neither enlarged nor translated.",
  anatomy: [
    "A box of fixed proportions",
    "The picture",
    "In its place, where there is none: a quiet drawing",
  ],
  keyboard: "Takes no focus.",
  screenReader:
    "The alternative text; nothing where it is empty, which is right where the words beside it say the same.",
  content: 'The alternative text says what is to be seen and what for, without "hình ảnh của".',
  do: [
    {
      story: "Matrix",
      says: "The box stays the same before, with and without the picture, so that nothing moves.",
    },
  ],
  practices: ["Pictures/AltSaysWhatIsSeen", "Pictures/TheWholeThing"],
} satisfies Guide;
