import type { Guide } from "../../fixtures/guide.ts";
import { Card } from "./Card.tsx";

export const guide = {
  screenReader: "A region by its heading; without one no landmark.",
  notFor: "Not for something in a list that is pressed as a whole (ProductCard, OrderCard).",
  content: "A heading says what stands in it; a quiet paragraph below explains.",
  practices: ["Status/WordsCarryIt"],
} satisfies Guide;

/** A section of a page with its heading. */
export const WithAHeading = () => (
  <Card title="Tiền hoàn">
    <p>Tiền về tài khoản trong 3 ngày làm việc.</p>
    <p data-muted>Ngân hàng có thể cần thêm một ngày.</p>
  </Card>
);

/** The content has its own heading, or needs none. */
export const WithoutAHeading = () => (
  <Card>
    <p>Cảm ơn bạn đã mua hàng.</p>
  </Card>
);

/** Two related parts, separated by a line. */
export const TwoParts = () => (
  <Card title="Giao hàng">
    <p>12 Nguyễn Huệ, Quận 1</p>
    <hr />
    <p>Giao hàng tiêu chuẩn</p>
  </Card>
);
