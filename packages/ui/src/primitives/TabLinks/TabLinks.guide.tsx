import type { Guide } from "../../fixtures/guide.ts";
import { TabLinks } from "./TabLinks.tsx";

export const guide = {
  notFor:
    "Not for switching parts of a page without an address. For two or three choices within a form it is a RadioGroup.",
  keyboard:
    "Tab goes from link to link, Enter opens one. They are links, not tabs of the ARIA pattern, so that arrow keys scroll the page.",
  screenReader: 'A navigation region by its label, and "current page" at the one that is on.',
  content: "One or two words each, all of one kind; the count is added only where it helps to choose.",
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
