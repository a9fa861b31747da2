import type { Order } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { CircleCheck, CircleX, Clock, PackageCheck, ShieldQuestionMark } from "lucide-react";
import { useState } from "react";
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Link,
  Requested,
  VisuallyHidden,
  type Request,
} from "../../primitives/index.ts";
import { PayBefore } from "../../orders/PayBefore/PayBefore.tsx";
import { PayButton } from "../../orders/PayButton/PayButton.tsx";
import { PriceLine, PriceLines } from "../PriceLine/PriceLine.tsx";
import { PaymentMethodPicker } from "../PaymentMethodPicker/PaymentMethodPicker.tsx";
import { Root } from "./PaymentResultScreen.styles.ts";
import type { PaymentResult, ResultOrder } from "./payment-result.ts";
import { useRecheckoutLock, type PayAgain } from "./use-recheckout-lock.ts";

export interface PaymentResultScreenProps {
  /** The result: loading, failed or ready. */
  request: Request<{ result: PaymentResult }>;
  /** URLs of an order, the order list and the home page. */
  hrefs: { order: (orderId: number) => string; orders: string; home: string };
  /** Checks the result again. May return a promise. */
  onCheckAgain: () => unknown;
  /** Opens an order's payment again. May return a promise; locked until 2 s after it settles. Spec §4. */
  onPayAgain: PayAgain;
}

const icons = {
  placed: PackageCheck,
  paid: CircleCheck,
  pending: Clock,
  checking: Clock,
  review: ShieldQuestionMark,
  failed: CircleX,
  cancelled: CircleX,
} as const;

/** Outcomes that can still change, so they can be checked again. */
const canCheckAgain = ["pending", "checking", "review"];

/** The result of a payment, with its orders. Spec §2, payment result. */
export function PaymentResultScreen({ request, ...props }: PaymentResultScreenProps) {
  const { t } = useTranslation("checkout");
  return (
    <Root>
      {request.state === "loading" && <VisuallyHidden as="h1">{t("result.loading")}</VisuallyHidden>}
      <Requested
        request={request}
        loading={t("result.loading")}
        boxes={["420px"]}
        failed={t("result.not_loaded.title")}
        hint={t("result.not_loaded.text")}
        heading="h1"
      >
        {({ result }) => <Result result={result} {...props} />}
      </Requested>
    </Root>
  );
}

type ExpectedDelivery = NonNullable<Order["expected_delivery"]>;

type ResultProps = Omit<PaymentResultScreenProps, "request"> & { result: PaymentResult };

function Result({ result, hrefs, onCheckAgain, onPayAgain }: ResultProps) {
  const { t } = useTranslation("checkout");
  const { dong, date, dateTime } = useFormat();
  const pay = useRecheckoutLock(onPayAgain);
  const { outcome, orders, toPay, gateways = [] } = result;
  const [gateway, setGateway] = useState(result.gateway ?? undefined);
  const Icon = icons[outcome];
  const isOrdered = outcome === "paid" || outcome === "placed";
  const expectedText = ({ delivery_type }: ResultOrder, { from, to }: ExpectedDelivery) =>
    delivery_type === "go_to_mall"
      ? t("result.expected_collect", { days: dateTime(from) })
      : t("result.expected_deliver", { days: [...new Set([date(from), date(to)])].join(" – ") });
  const total = orders.reduce((sum, order) => sum + order.order_tenant_final, 0);
  return (
    <>
      <EmptyState
        role="status"
        tone={isOrdered ? "success" : outcome === "failed" ? "danger" : "warning"}
        heading="h1"
        picture={<Icon />}
        title={t(`result.${outcome}.title`)}
      >
        {t(`result.${outcome}.text`, { count: orders.length })}
      </EmptyState>
      {toPay && gateways.length > 0 && (
        <Card title={t("result.pay_with")}>
          <PaymentMethodPicker
            choices={gateways}
            value={gateways.find((choice) => choice.gateway === gateway)}
            onChange={(choice) => setGateway(choice.gateway ?? undefined)}
          />
        </Card>
      )}
      {toPay && (
        <div data-pay>
          <PayButton
            order={toPay}
            pay={pay}
            gateway={gateways.length > 0 ? gateway : undefined}
            size="large"
          />
          {toPay.payment_deadline !== null && <PayBefore deadline={toPay.payment_deadline} />}
        </div>
      )}
      <Card title={t("result.orders")}>
        <ul>
          {orders.map((order) => (
            <li key={order.id}>
              <div>
                <strong>
                  <Link href={hrefs.order(order.id)}>{order.code}</Link>
                </strong>
                <span data-muted>{order.tenant_name}</span>
                {order.expected_delivery && (
                  <span data-muted>{expectedText(order, order.expected_delivery)}</span>
                )}
              </div>
              <b>{dong(order.order_tenant_final)}</b>
            </li>
          ))}
        </ul>
        {orders.length > 1 && (
          <PriceLines>
            <PriceLine kind="total" label={t("summary.total")} amount={total} />
          </PriceLines>
        )}
      </Card>
      {isOrdered && (
        <Card title={t("result.next")}>
          <ol>
            <li>{t("result.steps.confirm")}</li>
            <li>{t("result.steps.follow")}</li>
            {outcome === "placed" && <li>{t("result.steps.cash", { amount: dong(total) })}</li>}
            <li>{t("result.steps.receive")}</li>
          </ol>
        </Card>
      )}
      <footer>
        {canCheckAgain.includes(outcome) && (
          <Button size="large" tone={toPay ? "secondary" : "primary"} onClick={onCheckAgain}>
            {t("result.check_again")}
          </Button>
        )}
        <ButtonLink size="large" tone={isOrdered ? "primary" : "secondary"} href={hrefs.orders}>
          {t("result.see_orders")}
        </ButtonLink>
        {isOrdered && (
          <ButtonLink size="large" tone="secondary" href={hrefs.home}>
            {t("result.shop_on")}
          </ButtonLink>
        )}
      </footer>
    </>
  );
}
