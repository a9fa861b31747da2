import type { Checkout } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { PackageCheck } from "lucide-react";
import { ButtonLink, EmptyState, FailedState, Loading, Skeleton } from "../../primitives/index.ts";
import { Page } from "./CheckoutScreen.styles.ts";
import { ReadyCheckout, type ReadyCheckoutProps } from "./ReadyCheckout.tsx";

/** The payment that is being prepared, as far as it is known. */
export type CheckoutRequest =
  | { state: "loading" }
  | { state: "failed"; onRetry: () => unknown }
  /** Ordered already, or older than a day. */
  | { state: "gone" }
  | { state: "ready"; checkout: Checkout };

export interface CheckoutScreenProps extends Omit<ReadyCheckoutProps, "checkout"> {
  /** What is shown, or that it is still loading or could not be had. */
  request: CheckoutRequest;
  /** The order list. */
  ordersHref: string;
}

/** The payment on one page: address, delivery of each shop, coupons, method, note, invoice, sum. Spec §2, payment. */
export function CheckoutScreen({ request, ordersHref, ...ready }: CheckoutScreenProps) {
  const { t } = useTranslation("checkout");
  if (request.state === "ready") return <ReadyCheckout checkout={request.checkout} {...ready} />;
  return (
    <Page>
      <h1>{t("title")}</h1>
      {request.state === "loading" && (
        <Loading label={t("loading")}>
          <CheckoutSkeleton />
        </Loading>
      )}
      {request.state === "failed" && (
        <FailedState title={t("failed.title")} onRetry={request.onRetry}>
          {t("failed.text")}
        </FailedState>
      )}
      {request.state === "gone" && (
        <EmptyState
          picture={<PackageCheck />}
          title={t("gone.title")}
          action={<ButtonLink href={ordersHref}>{t("gone.action")}</ButtonLink>}
        >
          {t("gone.text")}
        </EmptyState>
      )}
    </Page>
  );
}

/** Address, one shop, method and sum as skeletons. */
function CheckoutSkeleton() {
  return (
    <div data-columns>
      <div data-main>
        <Skeleton shape="box" height="152px" />
        <Skeleton shape="box" height="280px" />
        <Skeleton shape="box" height="60px" />
        <Skeleton shape="box" height="216px" />
      </div>
      <aside>
        <Skeleton shape="box" height="220px" />
      </aside>
    </div>
  );
}
