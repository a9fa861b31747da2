import type { Guide } from "../../fixtures/guide.ts";
import { Pagination } from "./Pagination.tsx";

export const guide = {
  notFor: "For a list that continues in place use LoadMore. A single page shows nothing.",
  keyboard: "Tab goes from page to page; Enter opens one.",
  screenReader:
    'A navigation landmark named "Các trang", "Trang 3" for each number, "current page" on the current one.',
  content: 'Its words are built in: each number is read as "Trang 3", since a bare number says little.',
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
