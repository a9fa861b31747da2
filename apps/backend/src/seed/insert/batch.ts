import type { products } from "../../database/schema/index.ts";
import {
  productDetails,
  productMedia,
  reviews,
  varianceGroups,
  variants,
} from "../../database/schema/index.ts";
import type { Catalogue } from "../builders/catalogue.ts";
import type { Picture } from "../builders/pictures.ts";
import { buildProduct } from "../builders/product.ts";
import { textOfRows, type CopyText } from "./copy.ts";

/** Some products with all that belongs to them, ready to be written. */
export interface Batch {
  pictures: Picture[];
  /** Their `search_text` is not yet normalized. */
  products: (typeof products.$inferInsert)[];
  /** The rows of the other tables. */
  texts: CopyText[];
}

/** The products from one number on, so many. */
export function buildBatch(catalogue: Catalogue, start: number, size: number): Batch {
  const built = Array.from({ length: size }, (_, index) => buildProduct(catalogue, start + index));
  return {
    pictures: built.flatMap((made) => made.pictures),
    products: built.map(({ product }) => product),
    texts: [
      textOfRows(
        productDetails,
        built.map(({ details }) => details),
      ),
      textOfRows(
        productMedia,
        built.flatMap(({ media }) => media),
      ),
      textOfRows(
        varianceGroups,
        built.flatMap(({ groups }) => groups),
      ),
      textOfRows(
        variants,
        built.flatMap((made) => made.variants),
      ),
      textOfRows(
        reviews,
        built.flatMap((made) => made.reviews),
      ),
    ],
  };
}
