import type { Guide } from "../../fixtures/guide.ts";
import { Pagination } from "./Pagination.tsx";

export const guide = {
  notFor: "Not for a list that goes on in place: that is LoadMore. A single page shows nothing.",
  keyboard: "Tab goes from page to page; Enter opens one.",
  screenReader:
    'A navigation region "Các trang", "Trang 3" for each number, "current page" at the one that is on.',
  content:
    'Its words are its own: each number is read as "Trang 3", since it says little alone when it is heard.',
  practices: ["Lists/MoreSaysHowMuch"],
} satisfies Guide;

/** In the middle of many pages: shows the first, the last and the neighbors. */
export const InTheMiddle = () => (
  <Pagination page={5} lastPage={12} hrefOf={(page) => `?page=${String(page)}`} />
);

/** On the first page there is no "previous". */
export const OnTheFirst = () => (
  <Pagination page={1} lastPage={3} hrefOf={(page) => `?page=${String(page)}`} />
);

/** On the last page there is no "next". */
export const OnTheLast = () => (
  <Pagination page={3} lastPage={3} hrefOf={(page) => `?page=${String(page)}`} />
);
