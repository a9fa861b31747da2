import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { FailedState } from "../../primitives/FailedState/FailedState.tsx";
import { LoadingProduct } from "./LoadingProduct.tsx";
import type { ProductCalls, ProductPage } from "./product-page.ts";
import { ReadyProduct } from "./ReadyProduct.tsx";

export type { ProductCalls, ProductPage } from "./product-page.ts";

export interface ProductScreenProps extends ProductCalls {
  /** The product, or that it is still loading or could not be had. */
  state: ProductPage;
  /** What there is to know beyond the offer: `ProductDetails`, or a section in which it comes later. */
  details?: ReactNode;
}

/** A product: what it looks like, what it costs, what to choose, what others say, and the way into the cart. */
export function ProductScreen({ state, details, ...page }: ProductScreenProps) {
  const { t } = useTranslation("product");
  if (state.kind === "failed") {
    return (
      <FailedState heading="h1" title={t("failed.title")} onRetry={state.onRetry}>
        {t("failed.text")}
      </FailedState>
    );
  }
  if (state.kind === "loading") return <LoadingProduct known={state.known} hrefs={page.hrefs} />;
  // Another product is another choice: nothing of the last one is carried over.
  return (
    <ReadyProduct key={state.product.id} {...state} {...page}>
      {details}
    </ReadyProduct>
  );
}
