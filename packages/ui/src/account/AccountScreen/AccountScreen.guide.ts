import type { Guide } from "../../fixtures/guide.ts";

/** How AccountScreen is used. */
export const guide = {
  notFor: "Not from 1024 px as a step of its own: there the menu stands beside every page.",
  anatomy: [
    "Who is signed in",
    "Orders that want something, with their counts",
    "Points and tier, coupons",
    "The menu as framed lists",
    "Removing the account, last",
  ],
  keyboard: "Tab goes from entry to entry.",
  screenReader:
    "The greeting is the page's heading; while the name is unknown a heading out of sight stands in.",
  content:
    "The greeting has the whole name; the disc shows the initial of the given name, which stands last.",
  practices: ["Steps/IconsWithTheirWords", "States/LoadingHasTheShape"],
} satisfies Guide;
