import type { Checkout } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { PackageCheck } from "lucide-react";
import { ButtonLink, EmptyState, type Request, Requested } from "../../primitives/index.ts";
import { SumPageSkeleton } from "../SumPageSkeleton.tsx";
import { Page } from "./CheckoutScreen.styles.ts";
import { ReadyCheckout, type ReadyCheckoutProps } from "./ReadyCheckout.tsx";

/** The request for the checkout. */
export type CheckoutRequest =
  | Request<{ checkout: Checkout }>
  /** Ordered already, or older than a day. */
  | { state: "gone" };

export interface CheckoutScreenProps extends Omit<ReadyCheckoutProps, "checkout"> {
  /** The checkout: loading, failed, gone or ready. */
  request: CheckoutRequest;
  /** URLs of a product, the cart, a policy and the order list. */
  hrefs: ReadyCheckoutProps["hrefs"] & { orders: string };
}

/** The checkout on one page: address, delivery per shop, coupons, payment method, notes, invoice and total. Spec §2, payment. */
export function CheckoutScreen({ request, ...ready }: CheckoutScreenProps) {
  const { t } = useTranslation("checkout");
  if (request.state === "ready") return <ReadyCheckout checkout={request.checkout} {...ready} />;
  return (
    <Page>
      <h1>{t("title")}</h1>
      {request.state === "gone" ? (
        <EmptyState
          picture={<PackageCheck />}
          title={t("gone.title")}
          action={<ButtonLink href={ready.hrefs.orders}>{t("result.see_orders")}</ButtonLink>}
        >
          {t("gone.text")}
        </EmptyState>
      ) : (
        <Requested
          request={request}
          loading={t("loading")}
          skeleton={<SumPageSkeleton main={["152px", "280px", "60px", "216px"]} sum={["220px"]} />}
          failed={t("failed.title")}
          hint={t("failed.text")}
        >
          {() => null}
        </Requested>
      )}
    </Page>
  );
}
