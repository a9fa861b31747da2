import type { Guide } from "../../fixtures/guide.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export const guide = {
  notFor:
    "Not for what everybody should know, nor for a change (LiveRegion). If the element can have an aria-label, that is simpler.",
  screenReader: "Its text, in reading order.",
  content: 'Only what sight gives without words, such as "Giá gốc" before a struck-through price.',
  practices: ["Heard/WhatIsSeenIsHeard"],
} satisfies Guide;

/** Says in words what the strikethrough shows. */
export const BeforeAPrice = () => (
  <s>
    <VisuallyHidden>Giá gốc </VisuallyHidden>250.000 đ
  </s>
);

/** Gives a page a heading while its title is loading. */
export const AHeading = () => <VisuallyHidden as="h1">Đang tải sản phẩm</VisuallyHidden>;

/** Names an icon in a row of figures. */
export const BesideAnIcon = () => (
  <p>
    <span aria-hidden>♥</span> <VisuallyHidden>Lượt thích: </VisuallyHidden>12
  </p>
);
