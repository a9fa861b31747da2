import type { Guide } from "../../fixtures/guide.ts";

/** How SocialLogin is used. */
export const guide = {
  notFor: "Not where no issuer is set up: then it is not there.",
  anatomy: ['"Or"', "A button for each issuer"],
  keyboard: "Tab goes from button to button; one that was pressed is busy and the others are off.",
  screenReader: "Each button names its issuer; that it could not begin is an alert.",
  content: '"Tiếp tục với" and the issuer\'s own name. A simulated one says so.',
  practices: ["Steps/IconsWithTheirWords"],
} satisfies Guide;
