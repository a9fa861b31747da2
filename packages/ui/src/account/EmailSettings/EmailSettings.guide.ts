import type { Guide } from "../../fixtures/guide.ts";

/** How EmailSettings is used. */
export const guide = {
  notFor: "Not for the phone, which is proved by another page.",
  anatomy: [
    "The address and whether it is verified",
    "Change and verify",
    "The form",
    "The code that was sent",
  ],
  keyboard: "The focus goes on with what came in the place of what was pressed.",
  screenReader: '"Verified" or "not verified" after the address; refusals at the field.',
  content: "Until the new address is verified the old one stays: the hint says so.",
  practices: ["Forms/ReasonBeforeTheRequest", "Forms/OneFieldForACode"],
} satisfies Guide;
