import type { Cart } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { ShoppingBasket } from "lucide-react";
import { ButtonLink, EmptyState, type Request, Requested } from "../../primitives/index.ts";
import { SumPageSkeleton } from "../../checkout/SumPageSkeleton.tsx";
import { FilledCart, type FilledCartProps } from "./FilledCart.tsx";
import { Page } from "./CartScreen.styles.ts";

/** The request for the cart. */
export type CartRequest = Request<{ cart: Cart }>;

export interface CartScreenProps extends Omit<FilledCartProps, "cart" | "title"> {
  /** The cart: loading, failed or ready. */
  request: CartRequest;
  /** URL of the home page, offered if the cart is empty. */
  homeHref: string;
}

/** The cart of a customer or a guest, grouped by shop, with the selection for checkout. Spec §2, cart. */
export function CartScreen({ request, homeHref, ...filled }: CartScreenProps) {
  const { t } = useTranslation("cart");
  if (request.state === "ready" && request.cart.groups.length > 0) {
    return <FilledCart cart={request.cart} {...filled} />;
  }
  return (
    <Page>
      <h1>{t("title")}</h1>
      <Requested
        request={request}
        loading={t("loading")}
        skeleton={<SumPageSkeleton main={["44px", "312px", "182px"]} sum={["60px", "196px"]} />}
        failed={t("failed.title")}
        hint={t("failed.text")}
      >
        {() => (
          <EmptyState
            picture={<ShoppingBasket />}
            title={t("empty.title")}
            action={<ButtonLink href={homeHref}>{t("empty.action")}</ButtonLink>}
          >
            {t("empty.text")}
          </EmptyState>
        )}
      </Requested>
    </Page>
  );
}
