import type { OrderItem } from "@sen/api";
import { lineCost, variantText } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Link, Thumbnail } from "../../primitives/index.ts";
import { Root } from "./ProductTable.styles.ts";

export interface ProductTableProps {
  /** The products as they were bought. */
  items: readonly OrderItem[];
  /** The address of a product. */
  productHref: (productId: number) => string;
}

/** Number, product, unit price, quantity, cost; a card a product where the place is narrow. Spec §2, complaint detail. */
export function ProductTable({ items, productHref }: ProductTableProps) {
  const { t } = useTranslation("aftersales");
  const { dong, integer } = useFormat();
  const price = t("products.price");
  const quantity = t("products.quantity");
  const cost = t("products.cost");
  return (
    <Root>
      <table aria-label={t("products.title")}>
        <thead>
          <tr>
            <th>{t("products.number")}</th>
            <th>{t("products.product")}</th>
            <th>{price}</th>
            <th>{quantity}</th>
            <th>{cost}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={item.id}>
              <td>{index + 1}</td>
              <td>
                <Thumbnail src={item.product_image} size={64} />
                <span data-named>
                  <Link href={productHref(item.product_id)}>{item.product_name}</Link>
                  <small>{variantText(item)}</small>
                </span>
              </td>
              <td data-label={price}>{dong(item.price_after_discount)}</td>
              <td data-label={quantity}>{integer(item.quantity)}</td>
              <td data-label={cost}>
                <strong>{dong(lineCost(item.price_after_discount, item.quantity))}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
