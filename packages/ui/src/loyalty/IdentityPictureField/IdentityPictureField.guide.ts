import type { Guide } from "../../fixtures/guide.ts";

/** How IdentityPictureField is used. */
export const guide = {
  notFor: "Not for several files (EvidenceUploader).",
  anatomy: ["Which side", "The picture in the document's form", "What is known of it", "Camera, or a file"],
  keyboard: 'Tab goes to "try again", where it failed, to the camera, to the file.',
  screenReader: "A group by its side; that it was sent, may be blurred or is wrong, as it changes.",
  content: "What is wrong says what to do: too small, too large, not a picture.",
  practices: ["Forms/FilesSayWhy", "Status/ProgressOfWhat"],
} satisfies Guide;
