import type { Guide } from "../../fixtures/guide.ts";

/** How IconProvider is used. */
export const guide = {
  notFor:
    "Not for one icon in one place: give that component another icon. Nothing changes under `senUi({ runtime: true })`.",
  anatomy: ["Nothing of its own: what stands below gets other icons"],
  keyboard: "Changes nothing.",
  screenReader: "Changes nothing: icons that say something have their label where they are used.",
  content:
    "Names are those of lucide-react; a drawing that is put in their place has the same meaning and fills the same square.",
  practices: ["Steps/OneIconOneMeaning"],
} satisfies Guide;
