import type { Cart } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { ShoppingBasket } from "lucide-react";
import { ButtonLink, EmptyState, type Request, Requested, Skeleton } from "../../primitives/index.ts";
import { FilledCart, type FilledCartProps } from "./FilledCart.tsx";
import { Page } from "./CartScreen.styles.ts";

/** The cart as far as it is known. */
export type CartRequest = Request<{ cart: Cart }>;

export interface CartScreenProps extends Omit<FilledCartProps, "cart" | "title"> {
  /** What is shown, or that it is still loading or could not be had. */
  request: CartRequest;
  /** Where to go shopping, offered when the cart is empty. */
  homeHref: string;
}

/** The cart, of a customer or of a guest: by shop, with what is chosen for payment. Spec §2, cart. */
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
        skeleton={<CartSkeleton />}
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

/** Two shops and the summary as skeletons. */
function CartSkeleton() {
  return (
    <div data-columns>
      <div data-main>
        <Skeleton shape="box" height="44px" width="220px" />
        <Skeleton shape="box" height="312px" />
        <Skeleton shape="box" height="182px" />
      </div>
      <aside>
        <Skeleton shape="box" height="60px" />
        <Skeleton shape="box" height="196px" />
      </aside>
    </div>
  );
}
