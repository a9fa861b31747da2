import type { CheckoutGroup, DeliveryType } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { lineMessage } from "../../cart/CartLineRow/index.ts";
import { color, mixins, radius, space } from "../../foundations/index.ts";
import { Picture } from "../../primitives/index.ts";
import { deliveryPlace, linePlace, type CheckoutPlace } from "../checkout-places.ts";
import { DeliveryLine } from "../DeliveryLine/DeliveryLine.tsx";
import { CheckoutLineRow } from "./CheckoutLineRow.tsx";

export interface CheckoutGroupCardProps {
  /** One shop's goods, delivery and coupons. */
  group: CheckoutGroup;
  /** How many lines the shops before it have: lines are counted over the whole payment. */
  firstIndex: number;
  /** The address of a product. */
  productHref: (productId: number) => string;
  /** What to say at a place, if anything. */
  messageAt: (place: CheckoutPlace) => string | undefined;
  /** Another way of delivery was chosen. */
  onDelivery: (type: DeliveryType) => void;
}

/** What one shop delivers, and how: it becomes one order. */
export function CheckoutGroupCard({
  group,
  firstIndex,
  productHref,
  messageAt,
  onDelivery,
}: CheckoutGroupCardProps) {
  const { t } = useTranslation("checkout");
  const { dong } = useFormat();
  const { tenant } = group;
  const place = deliveryPlace(tenant.id);
  return (
    <Root aria-label={tenant.name}>
      <header>
        <div>
          <Picture src={tenant.image_url} alt="" sizes="32px" widest={160} />
        </div>
        <h2>{tenant.name}</h2>
      </header>
      <ul>
        {group.lines.map((line, index) => {
          const linePlaceName = linePlace(firstIndex + index);
          return (
            <li key={line.variant_id} data-place={linePlaceName} tabIndex={-1}>
              <CheckoutLineRow
                line={line}
                href={productHref(line.product_id)}
                message={messageAt(linePlaceName)}
              />
            </li>
          );
        })}
      </ul>
      <div data-delivery data-place={place} tabIndex={-1}>
        <DeliveryLine
          shopName={tenant.name}
          methods={group.shipping_methods}
          value={group.delivery_type}
          pickup={group.pickup}
          onChange={onDelivery}
          error={messageAt(place)}
        />
      </div>
      <p>
        <span>{t("shop_total")}</span>
        <strong>{dong(group.total)}</strong>
      </p>
    </Root>
  );
}

const Root = styled.section`
  ${mixins.card}
  container-type: inline-size;

  > header {
    ${mixins.row(3)}
    padding: ${space[2]} ${space[4]};
    border-bottom: 1px solid ${color.line};
  }
  > header > div {
    flex: none;
    width: 32px;
    overflow: hidden;
    border-radius: ${radius.full};
  }
  > header > h2 {
    ${mixins.oneLine}
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  > ul {
    ${mixins.plainList}
  }
  > ul > li {
    padding: ${space[3]} ${space[4]};
    border-bottom: 1px solid ${color.line};
  }
  > ul > li:focus,
  > [data-delivery]:focus {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
  [data-problem] > p,
  [data-message] {
    ${lineMessage}
    margin-top: ${space[2]};
  }
  > [data-delivery] {
    padding: ${space[3]} ${space[4]};
  }
  > p {
    ${mixins.flex(4)}
    align-items: baseline;
    justify-content: space-between;
    padding: ${space[2]} ${space[4]};
    border-top: 1px solid ${color.line};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > p > strong {
    ${mixins.textStyle("body", { weight: "semibold", color: "ink" })}
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
