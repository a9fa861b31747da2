import type { OrderItem } from "@sen/api";
import { lineCost, variantText } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { Link, Thumbnail } from "../../primitives/index.ts";
import { color, mixins, space, text, weight } from "../../foundations/index.ts";

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

/** Cards first; a table from 600 px of its own place. */
const Root = styled.div`
  container-type: inline-size;
  font: ${text.small};

  > table {
    display: block;
    width: 100%;
  }
  thead {
    ${mixins.hiddenVisually}
  }
  tbody {
    display: grid;
  }
  tbody > tr {
    position: relative;
    display: grid;
    gap: 2px;
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  tbody > tr:first-child {
    padding-top: 0;
    border-top: 0;
  }
  td {
    padding: 0;
  }
  td:first-child {
    ${mixins.hiddenVisually}
  }
  td:nth-child(2) {
    position: relative;
    ${mixins.flex(3)}
    padding-bottom: ${space[1]};
  }
  [data-named] {
    display: grid;
    align-content: center;
    gap: 2px;
  }
  td a {
    ${mixins.twoLines}
    -webkit-line-clamp: 4;
    color: ${color.ink};
    font-weight: ${weight.medium};
    ${mixins.wholeCardLink}
  }
  td:has(a:focus-visible) {
    ${mixins.focusRing}
  }
  td a:hover {
    color: ${color.brand};
    text-decoration: underline;
  }
  td small:empty {
    display: none;
  }
  td[data-label] {
    ${mixins.wrap(0, 3)}
    justify-content: space-between;
  }
  td[data-label]::before {
    content: attr(data-label);
    color: ${color.inkMuted};
  }

  @container (min-width: 520px) {
    > table {
      display: table;
    }
    thead {
      position: static;
      display: table-header-group;
      clip-path: none;
      white-space: normal;
    }
    tbody {
      display: table-row-group;
    }
    tr,
    tbody > tr {
      display: table-row;
    }
    th,
    td,
    td:first-child,
    td:nth-child(2),
    td[data-label] {
      position: static;
      display: table-cell;
      ${mixins.square("auto")}
      margin: 0;
      padding: ${space[3]};
      clip-path: none;
      text-align: right;
      vertical-align: middle;
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
    th:nth-child(2),
    td:nth-child(2) {
      width: 100%;
      text-align: left;
      white-space: normal;
    }
    td:nth-child(2) {
      position: relative;
    }
    td:nth-child(2) > span {
      display: inline-grid;
      vertical-align: middle;
    }
    td:nth-child(2) > span:first-child {
      margin-right: ${space[3]};
    }
    td:nth-child(2) > [data-named] {
      width: calc(100% - 64px - ${space[3]} - 4px);
    }
    td[data-label]::before {
      display: none;
    }
  }
`;
