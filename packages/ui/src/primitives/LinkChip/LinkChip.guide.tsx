import type { Guide } from "../../fixtures/guide.ts";
import { Truck } from "lucide-react";
import { LinkChip } from "./LinkChip.tsx";

export const guide = {
  notFor: "Not for a filter that is taken off again (AppliedFilters), nor for a word about a thing (Badge).",
  keyboard: "Enter follows it.",
  screenReader: 'A link with its words, and "current" where it leads to where one is.',
  content: "The name of a category, a topic or a search as it is; it wraps before it is cut.",
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
