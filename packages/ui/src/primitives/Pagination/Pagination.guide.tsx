import type { Guide } from "../../fixtures/guide.ts";
import { Pagination } from "./Pagination.tsx";

const labels = {
  pages: "Các trang",
  page: (page: number) => `Trang ${String(page)}`,
  previous: "Trang trước",
  next: "Trang sau",
};

export const guide = {
  notFor: "Not for a list that goes on in place: that is LoadMore. A single page shows nothing.",
  keyboard: "Tab goes from page to page; Enter opens one.",
  screenReader:
    'A navigation region by its label, "Trang 3" for each number, "current page" at the one that is on.',
  content: "The labels say which page, since a number alone says little when it is heard.",
  practices: ["Lists/MoreSaysHowMuch"],
} satisfies Guide;

/** In the middle of many: the ends and the neighbors. */
export const InTheMiddle = () => (
  <Pagination page={5} lastPage={12} hrefOf={(page) => `?page=${String(page)}`} labels={labels} />
);

/** On the first page there is no step back. */
export const OnTheFirst = () => (
  <Pagination page={1} lastPage={3} hrefOf={(page) => `?page=${String(page)}`} labels={labels} />
);

/** On the last page there is no step on. */
export const OnTheLast = () => (
  <Pagination page={3} lastPage={3} hrefOf={(page) => `?page=${String(page)}`} labels={labels} />
);
