import type { OrderItem } from "@sen/api";
import { lineCost, variantText } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { Link, Thumbnail } from "../../primitives/index.ts";
import { color, mixins, space, text, weight } from "../../foundations/index.ts";

export interface ProductTableProps {
  /** The products as bought. */
  items: readonly OrderItem[];
  /** URL of a product. */
  productHref: (productId: number) => string;
}

/** Number, product, unit price, quantity and cost; in a narrow container, one card per product. Spec §2, complaint detail. */
export function ProductTable({ items, productHref }: ProductTableProps) {
  const { t } = useTranslation("aftersales");
  const { dong, integer } = useFormat();
  const price = t("products.price");
  const quantity = t("products.quantity");
  const cost = t("totals.final");
  return (
    <Root>
      <table aria-label={t("case_page.products")}>
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
                <span data-named>
                  <Thumbnail src={item.product_image} size={64} />
                  <span>
                    <Link href={productHref(item.product_id)}>{item.product_name}</Link>
                    <small>{variantText(item)}</small>
                  </span>
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

/** A table; in a container below 520 px, one card per product. */
const Root = styled.div`
  container-type: inline-size;
  font: ${text.small};

  :is(th, td) {
    padding: ${space[3]};
    text-align: right;
    white-space: nowrap;
  }
  th {
    padding-top: 0;
    color: ${color.inkMuted};
    font-weight: ${weight.medium};
  }
  tbody > tr {
    border-top: 1px solid ${color.line};
  }
  :is(th, td):first-child {
    padding-left: 0;
    text-align: left;
    color: ${color.inkMuted};
  }
  :is(th, td):last-child {
    padding-right: 0;
  }
  :is(th, td):nth-child(2) {
    width: 100%;
    text-align: left;
    white-space: normal;
  }
  tbody > tr:last-child > td {
    padding-bottom: 0;
  }
  td:nth-child(2) {
    ${mixins.coveredBy("a")}
  }
  [data-named] {
    ${mixins.row(3)}
  }
  [data-named] > span:last-child {
    ${mixins.grid("2px")}
  }
  td a {
    ${mixins.twoLines}
    -webkit-line-clamp: 4;
    font-weight: ${weight.medium};
  }
  td a:hover {
    color: ${color.brand};
    text-decoration: underline;
  }
  td small:empty {
    display: none;
  }

  @container (max-width: 519.98px) {
    :is(thead, td:first-child) {
      ${mixins.hiddenVisually}
    }
    :is(table, tbody, tr, td:nth-child(2)) {
      display: block;
    }
    tbody > tr {
      position: relative;
      padding-block: ${space[3]};
    }
    tbody > tr:first-child {
      padding-top: 0;
      border-top: 0;
    }
    tbody > tr:last-child {
      padding-bottom: 0;
    }
    tbody > tr > td:not(:first-child) {
      padding: 0 0 2px;
      white-space: normal;
    }
    tbody > tr > td:nth-child(2) {
      padding-bottom: ${space[1]};
    }
    td[data-label] {
      ${mixins.wrap(0, 3)}
      justify-content: space-between;
    }
    td[data-label]::before {
      content: attr(data-label);
      color: ${color.inkMuted};
    }
  }
`;
