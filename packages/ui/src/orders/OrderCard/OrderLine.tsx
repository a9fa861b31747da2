import type { OrderItem } from "@sen/api";
import { variantText } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Price, Thumbnail, VisuallyHidden } from "../../primitives/index.ts";

export interface OrderLineProps {
  /** The product as it was bought. */
  item: OrderItem;
}

/** One product of an order: what, which variant, how many, at which price. */
export function OrderLine({ item }: OrderLineProps) {
  const { t } = useTranslation("orders");
  const variance = variantText(item);
  return (
    <Root>
      <Thumbnail src={item.product_image} size={72} />
      <div>
        <p>{item.product_name}</p>
        {variance !== "" && <small>{variance}</small>}
        <div>
          <Price amount={item.price_after_discount} original={item.original_price_after_tax} size="small" />
          <span>
            <VisuallyHidden>{t("card.quantity")} </VisuallyHidden>
            <span aria-hidden>×</span>
            {item.quantity}
          </span>
        </div>
      </div>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.flex(3)}

  > div:last-child {
    ${mixins.fill}
    display: grid;
    align-content: start;
    gap: 2px;
  }
  > div > p {
    ${mixins.twoLines}
    ${mixins.textStyle("small", { weight: "medium" })}
  }
  > div:last-child > div {
    ${mixins.wrap(0, 3)}
    align-items: baseline;
    justify-content: space-between;
  }
  > div:last-child > div > span:last-child {
    position: relative;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
`;
