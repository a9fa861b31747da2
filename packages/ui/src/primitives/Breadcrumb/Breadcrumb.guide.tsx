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

/** Above a list whose heading names the page. */
export const AboveAHeading = () => <Breadcrumb crumbs={[{ label: "Trang chủ", href: "#home" }]} />;

/** Down to a product, which no heading right below names. */
export const DownToAProduct = () => (
  <Breadcrumb
    crumbs={[
      { label: "Trang chủ", href: "#home" },
      { label: "Bếp và bàn ăn", href: "#kitchen" },
    ]}
    current="Ấm trà gốm Bát Tràng"
  />
);

/** In an account, from a list to one thing out of it. */
export const InAnAccount = () => (
  <Breadcrumb crumbs={[{ label: "Đơn hàng", href: "#orders" }]} current="SEN-261121-0042" />
);
