import type { Guide } from "../../fixtures/guide.ts";
import { Card } from "./Card.tsx";

export const guide = {
  screenReader: "A region named by its heading; without one it is no landmark.",
  notFor: "For a list item that is clickable as a whole, use ProductCard or OrderCard.",
  content: "The heading says what the card contains; a muted paragraph below explains.",
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
