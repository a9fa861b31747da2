import type { Guide } from "../../fixtures/guide.ts";
import { productsOf } from "../../fixtures/catalog/products.ts";
import { ProductCard } from "../../catalog/ProductCard/ProductCard.tsx";
import { Carousel } from "./Carousel.tsx";

export const guide = {
  notFor: "For items to compare or see all at once, use a grid. It never moves by itself.",
  keyboard:
    "The row is a tab stop, and the arrow keys scroll it; Tab then goes to the slides and the two buttons. Each button is off at its end of the row.",
  screenReader:
    "A section and a list named by the label, with the number of slides; the buttons by their labels. The dots are hidden.",
  content: 'The label names the content ("Khuyến mãi nổi bật"), not that it is a carousel.',
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
