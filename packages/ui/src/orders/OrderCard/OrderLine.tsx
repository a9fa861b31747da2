import type { CheckoutLine, OrderItem } from "@sen/api";
import { variantText } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Link, Price, Thumbnail, VisuallyHidden } from "../../primitives/index.ts";

export interface OrderLineProps {
  /** The ordered item, or a line of the checkout. */
  item: OrderItem | CheckoutLine;
  /** URL of the product; without it the name is not a link. */
  href?: string;
  /** Price of the whole quantity, in dong; shown from two pieces on. Leave it out if the order's total says the same. */
  cost?: number;
}

/** An item of an order: product, variant, quantity and price. */
export function OrderLine({ item, href, cost }: OrderLineProps) {
  const { t } = useTranslation("product");
  const { dong } = useFormat();
  const variance = variantText(item);
  return (
    <Root>
      <Thumbnail src={item.product_image} size={72} />
      <div>
        <h3>{href === undefined ? item.product_name : <Link href={href}>{item.product_name}</Link>}</h3>
        {variance !== "" && <small>{variance}</small>}
        <div>
          <Price amount={item.price_after_discount} original={item.original_price_after_tax} size="small" />
          <span>
            <VisuallyHidden>{t("line.quantity")} </VisuallyHidden>
            <span aria-hidden>×</span>
            {item.quantity}
          </span>
          {cost !== undefined && item.quantity > 1 && (
            <strong>
              <VisuallyHidden>{t("line.cost")} </VisuallyHidden>
              {dong(cost)}
            </strong>
          )}
        </div>
      </div>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.flex(3)}

  > div {
    ${mixins.fill}
    ${mixins.grid("2px")}
    align-content: start;
  }
  > div > h3 {
    ${mixins.twoLines}
    ${mixins.linkedHeading}
    ${mixins.textStyle("small", { weight: "medium" })}
  }
  > div > div {
    ${mixins.wrap(0, 3)}
    align-items: baseline;
  }
  > div > div > :nth-child(2) {
    position: relative;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > div > div > :last-child {
    position: relative;
    margin-left: auto;
  }
  > div > div > strong {
    ${mixins.textStyle("small", { weight: "semibold" })}
  }
`;
