import type { Guide } from "../../fixtures/guide.ts";
import { Breadcrumb } from "./Breadcrumb.tsx";

export const guide = {
  notFor: "Not for the steps of a task, nor for going back to the previous page. The home page has none.",
  keyboard: "Tab goes from link to link; the current page is no tab stop.",
  screenReader:
    'A navigation landmark named "Đường dẫn", a list with its length, and "current page" on the last entry if it is given.',
  content: "The names of the pages, as in their headings. A long path scrolls sideways.",
  practices: ["Names/Whole", "Steps/LinksSayWhere"],
} satisfies Guide;

/** Above a list page. The page's heading follows, so the breadcrumb does not repeat it. */
export const AboveAHeading = () => <Breadcrumb crumbs={[{ label: "Trang chủ", href: "#home" }]} />;

/** On a product page, where no heading follows directly: ends with the product's name. */
export const DownToAProduct = () => (
  <Breadcrumb
    crumbs={[
      { label: "Trang chủ", href: "#home" },
      { label: "Bếp và bàn ăn", href: "#kitchen" },
    ]}
    current="Ấm trà gốm Bát Tràng"
  />
);

/** In the account, on a detail page opened from a list. */
export const InAnAccount = () => (
  <Breadcrumb crumbs={[{ label: "Đơn hàng", href: "#orders" }]} current="SEN-261121-0042" />
);
