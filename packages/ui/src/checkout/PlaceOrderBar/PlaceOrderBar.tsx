import type { PaymentChoice } from "@sen/api";
import { PaymentMethod } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { lineMessage } from "../../cart/CartLineRow/CartLineRow.styles.ts";
import { color, mixins, space, text } from "../../foundations/index.ts";
import { Button } from "../../primitives/index.ts";
import { sumBar } from "../sum-page.ts";
import { paymentIcons } from "../PaymentMethodPicker/PaymentMethodPicker.tsx";

export interface PlaceOrderBarProps {
  /** The payment method. */
  method: PaymentChoice | undefined;
  /** Scrolls to the payment methods. */
  onChangeMethod: () => void;
  /** Dong. */
  total: number;
  /** Newer totals are loading. @default false */
  totalBusy?: boolean;
  /** Why the order as a whole cannot be placed, or was refused. */
  message?: string | undefined;
  /** May return a promise; the button is disabled until it settles. */
  onPlaceOrder: () => unknown;
}

/** The payment method, the total and the button: at the bottom of a phone, at the end of the column on a desktop. */
export function PlaceOrderBar(props: PlaceOrderBarProps) {
  const { method, onChangeMethod, total, totalBusy, message, onPlaceOrder } = props;
  const { t } = useTranslation("checkout");
  const { dong } = useFormat();
  const online = method?.id === PaymentMethod.online;
  const Icon = paymentIcons[method?.gateway ?? "cash"];
  return (
    <Root>
      <div role="alert" data-place="order" data-tone="danger" tabIndex={-1}>
        {message}
      </div>
      {method && (
        <div data-method>
          <Icon aria-hidden size={18} strokeWidth={1.75} />
          <span>{method.name}</span>
          <Button tone="quiet" size="small" aria-label={t("payment.change_method")} onClick={onChangeMethod}>
            {t("change")}
          </Button>
        </div>
      )}
      <p data-total aria-busy={totalBusy || undefined}>
        <span>{t("summary.total")}</span>
        <strong>{dong(total)}</strong>
      </p>
      <Button size="large" onClick={onPlaceOrder}>
        {t(online ? "place.button_online" : "place.button")}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  ${mixins.wrappedRow(2, 3)}
  justify-content: space-between;
  ${sumBar}

  > [role="alert"] {
    ${lineMessage}
    flex-basis: 100%;
  }
  > [role="alert"]:empty {
    position: absolute;
    padding: 0;
  }
  > [data-method] {
    flex-basis: 100%;
    ${mixins.row(2)}
    min-width: 0;
    margin-block: calc(-1 * ${space[2]});
    font: ${text.small};
  }
  > [data-method] > svg {
    color: ${color.brand};
  }
  > [data-method] > span {
    ${mixins.fill}
  }
  > [data-method] > button {
    flex: none;
    margin-right: calc(-1 * ${space[3]});
  }
  > button {
    flex: 1 0 9rem;
  }
`;
