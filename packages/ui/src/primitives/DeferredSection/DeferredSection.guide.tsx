import type { Guide } from "../../fixtures/guide.ts";
import { DeferredSection } from "./DeferredSection.tsx";

export const guide = {
  since: "0.3.0",
  notFor:
    "Not for anything of the first screen: its layout is skipped until it is near. Not for a part whose code should come later either, which is `lateSection`.",
  keyboard:
    "Tab reaches what it holds as if the box were not there; the browser lays it out when the focus enters.",
  screenReader: "What it holds, at its place in the page. The box has no role of its own.",
  content:
    "`height` is the measured height of the section on a phone, in px: a wrong one makes the scroll bar jump.",
  practices: ["States/TheFirstScreenDoesNotWait"],
} satisfies Guide;

/** A shelf below the first screen, about 420 px high on a phone. */
export const BelowTheFirstScreen = () => (
  <DeferredSection height={420}>
    <h2>Có thể bạn cũng thích</h2>
  </DeferredSection>
);
