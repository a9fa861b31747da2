import type { Guide } from "../../fixtures/guide.ts";
import { TabLinks } from "./TabLinks.tsx";

export const guide = {
  notFor:
    "Not for switching parts of a page without a URL. For two or three choices in a form, use RadioGroup.",
  keyboard:
    "Tab goes from link to link, Enter opens one. They are links, not ARIA tabs, so the arrow keys scroll the page.",
  screenReader: 'A navigation landmark named by its label, and "current page" on the current tab.',
  content: "One or two words each, all of one kind; a count only where it helps to choose.",
  practices: ["Status/TabsAreShort"],
} satisfies Guide;

/** Filters of an order list, with counts where they help. */
export const OfOrders = () => (
  <TabLinks
    label="Trạng thái đơn hàng"
    current="#all"
    tabs={[
      { href: "#all", label: "Tất cả" },
      { href: "#unpaid", label: "Chờ thanh toán", count: 2 },
    ]}
  />
);

/** Categories of notifications. */
export const OfNews = () => (
  <TabLinks
    label="Loại tin"
    current="#news"
    tabs={[
      { href: "#news", label: "Tin tức" },
      { href: "#guides", label: "Cẩm nang" },
    ]}
  />
);

/** More tabs than fit: the row scrolls, and the current tab stays in view. */
export const MoreThanFit = () => (
  <div style={{ maxWidth: 280 }}>
    <TabLinks
      label="Danh mục"
      current="#5"
      tabs={["Thời trang", "Nhà cửa", "Mỹ phẩm", "Đồ chơi", "Sách"].map((label, index) => ({
        href: `#${String(index + 1)}`,
        label,
      }))}
    />
  </div>
);
