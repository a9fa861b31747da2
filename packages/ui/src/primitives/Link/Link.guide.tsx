import type { Guide } from "../../fixtures/guide.ts";
import { Link, TextLink } from "./Link.tsx";

export const guide = {
  notFor:
    "Not for something that changes data: that is a Button. `Link` has no looks, so that in running text it is a TextLink.",
  keyboard: "Enter follows it; the browser's own ways to open it elsewhere work.",
  screenReader: "A link with its words; one with a `target` of its own says so in them.",
  content: 'The words say where it leads when they are read alone: never "tại đây".',
  do: [{ story: "InText", says: "The words that say where it leads are the link." }],
  dont: [{ story: "DontHere", says: '"Đây" is all that a list of the page\'s links says of it.' }],
  practices: ["Steps/LinksSayWhere"],
} satisfies Guide;

/** In a sentence. The link text names its target. */
export const InASentence = () => (
  <p>
    Xem <TextLink href="#policy">chính sách đổi trả</TextLink> của Sen.
  </p>
);

/** Changes a filter: adds no history entry and keeps the scroll position. */
export const AFilter = () => (
  <Link href="?sort=price" replace keepScroll>
    Giá thấp nhất
  </Link>
);

/** Opens a new tab, and says so. */
export const InATab = () => (
  <TextLink href="#map" target="_blank" rel="noopener">
    Mở bản đồ trong thẻ mới
  </TextLink>
);
