import type { CheckoutGroup, CheckoutLine, DeliveryType } from "@sen/api";
import { couponScopeKey, isBuyable, SHORT_TEXT_MAX_LENGTH } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { CircleAlert } from "lucide-react";
import { styled } from "styled-components";
import { lineMessage } from "../../cart/CartLineRow/CartLineRow.styles.ts";
import { ProblemText } from "../../cart/CartLineRow/LineMessage.tsx";
import { color, mixins, space } from "../../foundations/index.ts";
import { OrderLine } from "../../orders/OrderCard/OrderLine.tsx";
import { ButtonLink, TextField, Thumbnail } from "../../primitives/index.ts";
import { couponAmounts } from "../coupon-amounts.ts";
import { deliveryPlace, linePlace, notePlace, type CheckoutPlace } from "../checkout-places.ts";
import { DeliveryLine } from "../DeliveryLine/DeliveryLine.tsx";
import { PriceLine, PriceLines } from "../PriceLine/PriceLine.tsx";

export interface CheckoutGroupCardProps {
  /** One shop's lines, delivery and coupons. */
  group: CheckoutGroup;
  /** The payment includes other shops, which sitewide and delivery coupons are split among. */
  shared: boolean;
  /** Number of lines of the preceding shops, since lines are numbered across the whole payment. */
  firstIndex: number;
  /** URLs of a product, and of the cart, where a line that cannot be bought can be changed or removed. */
  hrefs: { product: (productId: number) => string; cart: string };
  /** The message to show at a place, if any. */
  messageAt: (place: CheckoutPlace) => string | undefined;
  /** Called with the chosen delivery method. */
  onDelivery: (type: DeliveryType) => void;
  /** The note to the shop, as typed. */
  note: string;
  /** Called with each change of the note. */
  onNote: (note: string) => void;
  /** Called on blur, to save the note. */
  onNoteLeft: () => void;
}

/** One shop's part of the checkout, which becomes one order. */
export function CheckoutGroupCard(props: CheckoutGroupCardProps) {
  const { group, shared, firstIndex, hrefs, messageAt, onDelivery, ...typing } = props;
  const { t } = useTranslation("checkout");
  const { dong } = useFormat();
  const { tenant } = group;
  const place = deliveryPlace(tenant.id);
  return (
    <Root aria-label={tenant.name}>
      <header>
        <Thumbnail src={tenant.image_url} size={32} round />
        <h2 data-small>{tenant.name}</h2>
      </header>
      <ul>
        {group.lines.map((line, index) => {
          const linePlaceName = linePlace(firstIndex + index);
          return (
            <li key={line.variant_id} data-place={linePlaceName} tabIndex={-1}>
              <OrderLine item={line} href={hrefs.product(line.product_id)} cost={line.line_total} />
              <LineProblem line={line} cartHref={hrefs.cart} message={messageAt(linePlaceName)} />
            </li>
          );
        })}
      </ul>
      {group.shipping_methods.length > 0 && (
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
      )}
      <div data-note data-place={notePlace(tenant.id)}>
        <TextField
          label={t("note.label", { name: tenant.name })}
          hideLabel
          placeholder={t("note.hint")}
          maxLength={SHORT_TEXT_MAX_LENGTH}
          value={typing.note}
          error={messageAt(notePlace(tenant.id))}
          onChange={(event) => typing.onNote(event.target.value)}
          onBlur={typing.onNoteLeft}
        />
      </div>
      <CouponShares group={group} shared={shared} />
      <p>
        <span>{t("shop_total")}</span>
        <strong>{dong(group.total)}</strong>
      </p>
    </Root>
  );
}

interface LineProblemProps {
  cartHref: string;
  line: CheckoutLine;
  message: string | undefined;
}

/** Why a line cannot be bought, said once, with a link to change it in the cart. A product bought directly is in no cart. */
function LineProblem({ line: { problem, cart_item_id }, cartHref, message }: LineProblemProps) {
  const { t } = useTranslation("checkout");
  const stops = !isBuyable(problem?.code ?? null);
  return (
    <>
      {problem !== null && <ProblemText problem={problem} />}
      {stops && cart_item_id !== null && (
        <ButtonLink href={cartHref} size="small" tone="soft">
          {t("line_in_cart")}
        </ButtonLink>
      )}
      {message !== undefined && !stops && (
        <p role="alert" data-tone="danger">
          <CircleAlert aria-hidden />
          {message}
        </p>
      )}
    </>
  );
}

/** Coupon discounts of this shop's order. A shared coupon is labeled as the shop's share, which explains odd amounts. */
function CouponShares({ group, shared }: Pick<CheckoutGroupCardProps, "group" | "shared">) {
  const { t } = useTranslation(["checkout", "catalog"]);
  const used = couponAmounts(group);
  if (used.length === 0) return null;
  return (
    <PriceLines>
      {used.map(({ scope, amount }) => {
        const coupon = t(couponScopeKey(scope));
        const label = shared && scope !== "tenant" ? t("coupon_share", { coupon }) : coupon;
        return <PriceLine key={scope} kind="discount" label={label} amount={amount} />;
      })}
    </PriceLines>
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
  > header > h2 {
    ${mixins.oneLine}
  }
  > ul > li {
    padding: ${space[3]} ${space[4]};
    border-bottom: 1px solid ${color.line};
  }
  [data-place]:focus {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
  > ul > li > p {
    ${lineMessage}
    margin-top: ${space[2]};
  }
  > ul > li > p + a {
    margin-top: ${space[2]};
  }
  > [data-delivery] {
    padding: ${space[3]} ${space[4]} 0;
  }
  > [data-note] {
    padding: ${space[3]} ${space[4]};
  }
  > dl {
    padding: 0 ${space[4]} ${space[3]};
  }
  > p {
    ${mixins.wrap(0, 4)}
    align-items: baseline;
    padding: ${space[2]} ${space[4]};
    border-top: 1px solid ${color.line};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > p > strong {
    margin-left: auto;
    ${mixins.textStyle("body", { weight: "semibold", color: "ink" })}
  }
`;
