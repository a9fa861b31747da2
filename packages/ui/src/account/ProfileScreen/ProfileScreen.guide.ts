import type { Guide } from "../../fixtures/guide.ts";

/** How ProfileScreen is used. */
export const guide = {
  notFor: "Not for the address or the password, which have pages of their own.",
  anatomy: ["Name, birthday, gender", "The phone, which is not changed here", "The mail address"],
  keyboard: "As a form; the birthday by the platform's own field.",
  screenReader: "Labels, hints and errors; that it was saved is a toast.",
  content: 'What need not be told can be left open: "Không muốn nói".',
  practices: ["Forms/LabelsStay", "States/TypedStaysTyped"],
} satisfies Guide;
