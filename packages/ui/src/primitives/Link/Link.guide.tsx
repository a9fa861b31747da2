import type { Guide } from "../../fixtures/guide.ts";
import { Link, TextLink } from "./Link.tsx";

export const guide = {
  notFor: "To change data use Button. `Link` is unstyled; in running text use TextLink.",
  keyboard: "Enter follows it; the browser's ways to open it elsewhere work.",
  screenReader: "A link with its text, which must say so if it opens a new tab.",
  content: 'The text says where it leads, even when read alone: never "tại đây".',
  do: { InText: "The link text says where it leads." },
  dont: { DontHere: 'In a list of the page\'s links it is only "Đây".' },
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
