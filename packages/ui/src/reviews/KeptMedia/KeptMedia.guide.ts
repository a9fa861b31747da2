import type { Guide } from "../../fixtures/guide.ts";

/** How KeptMedia is used. */
export const guide = {
  notFor: "Not for files that are chosen now (EvidenceUploader).",
  anatomy: ["What these are", "Pictures and the video, each with a button that takes it out"],
  keyboard: "One button a file, in their order.",
  screenReader:
    'Each button names its file: "Bỏ hình 1", "Bỏ video 3". The pictures themselves are not read.',
  content: "The heading says that they were sent already: taking one out counts once the review is saved.",
} satisfies Guide;
