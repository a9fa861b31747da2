import type { Guide } from "../../fixtures/guide.ts";
import { productsOf } from "../../fixtures/catalog/products.ts";
import { ProductCard } from "../../catalog/ProductCard/ProductCard.tsx";
import { Carousel } from "./Carousel.tsx";

export const guide = {
  notFor: "Not for what must be compared or all seen: a grid shows it at once. It never moves by itself.",
  keyboard:
    "The row is a stop of its own, and the arrow keys scroll it; Tab then goes into the slides and to the two buttons. A button is off at its end.",
  screenReader:
    "A section and a list called by the label, with the number of slides; the buttons by their labels. The dots are silent.",
  content: 'The label names what is shown ("Khuyến mãi nổi bật"), not that it is a carousel.',
  practices: ["Lists/MoreIsSeenAtTheEdge"],
} satisfies Guide;

/** Cards of fixed width. The next one peeks in at the edge. */
export const Cards = () => (
  <Carousel label="Sản phẩm liên quan">
    {productsOf(6).map((product) => (
      <ProductCard key={product.id} product={product} href="#product" />
    ))}
  </Carousel>
);

/** One slide at a time, with dots. For a few slides. */
export const OneAtATime = () => (
  <Carousel label="Khuyến mãi" look="full" dots>
    <p>Miễn phí giao hàng cuối tuần</p>
    <p>Giảm đến 50% đồ gốm</p>
  </Carousel>
);

/** Narrower slides, for coupons or categories. */
export const Narrow = () => (
  <Carousel label="Danh mục" slideWidth="96px">
    <p>Thời trang</p>
    <p>Nhà cửa</p>
    <p>Mỹ phẩm</p>
  </Carousel>
);
