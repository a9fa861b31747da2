import type { Guide } from "../../fixtures/guide.ts";
import { Truck } from "lucide-react";
import { LinkChip } from "./LinkChip.tsx";

export const guide = {
  notFor: "For a filter that can be removed use AppliedFilters, for a label Badge.",
  keyboard: "Enter follows it.",
  screenReader: 'A link with its text, and "current" if it is the current one.',
  content: "The name of a category, topic or search as it is, on one line, cut off if too wide.",
  practices: ["Lists/WhatNarrowsIsNamed"],
} satisfies Guide;

/** The current one of several chips. */
export const TheOneThatIsOn = () => (
  <LinkChip href="#pottery" current>
    Đồ gốm
  </LinkChip>
);

/** With an icon that repeats the text. */
export const WithAnIcon = () => (
  <LinkChip href="#same-day" icon={<Truck aria-hidden size={16} />}>
    Giao trong ngày
  </LinkChip>
);

/** A popular search. */
export const ASearch = () => <LinkChip href="#search">ấm trà gốm</LinkChip>;
