import type { Guide } from "../../fixtures/guide.ts";
import { Breadcrumb } from "./Breadcrumb.tsx";

export const guide = {
  notFor:
    "Not for steps of a task, nor for going back to where one came from. On the home page there is none.",
  keyboard: "Tab goes from link to link; the page itself is no stop.",
  screenReader:
    'A navigation region called "Đường dẫn", a list with its length, and "current page" at the last entry where it is given.',
  content: "The names of the pages as their headings have them, unshortened; they wrap.",
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
