import type { Guide } from "../../fixtures/guide.ts";

/** How DeferredSection is used. */
export const guide = {
  notFor:
    "Not for anything of the first screen: its layout is skipped until it is near. Not for a part whose code should come later either, which is `lazyPart`.",
  anatomy: ["A box with a height that is reserved", "The section in it"],
  keyboard:
    "Tab reaches what it holds as if the box were not there; the browser lays it out when the focus enters.",
  screenReader: "What it holds, at its place in the page. The box has no role of its own.",
  content:
    "`height` is the measured height of the section on a phone, in px: a wrong one makes the scroll bar jump.",
  practices: ["States/TheFirstScreenDoesNotWait"],
} satisfies Guide;
