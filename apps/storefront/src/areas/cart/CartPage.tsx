import { CartScreen } from "@sen/ui/cart";
import { useToast } from "@sen/ui/primitives";
import { useNavigate } from "react-router-dom";
import { useRefusal } from "../../core/describe-failure.ts";
import { ask, query, requestState } from "../../core/query.ts";
import { settleToResult } from "../../core/write.ts";
import { WhenNear } from "../../shell/WhenNear.tsx";
import { SimilarProducts } from "../catalog/index.ts";
import { prepareCheckout } from "../checkout/index.ts";
import { useFindCoupon } from "../coupons/index.ts";
import { useLinks } from "../links.ts";
import { useCartPage } from "./use-cart-page.ts";
import { useCartTotals } from "./use-cart-totals.ts";

export default function CartPage() {
  const links = useLinks();
  const navigate = useNavigate();
  const toast = useToast();
  const refused = useRefusal();
  const { cart, error, retry, owner = "guest", ticked, settled, ...changes } = useCartPage();
  const { couponIds, ...totals } = useCartTotals(ticked, owner === "customer");
  const signIn = links.loginTo(links.cart);

  async function checkOut(itemIds: number[]) {
    if (owner === "guest") return navigate(signIn);
    const body = { item_ids: itemIds, ...(couponIds && { coupon_ids: [...couponIds] }) };
    // The checkout copies the quantities. One that could not be saved has a notice at its line.
    const prepared = (await settled()) && (await settleToResult(prepareCheckout(body)));
    if (!prepared) return;
    if (prepared.ok) await navigate(links.payment(prepared.data.data.id));
    else {
      toast.show({ tone: "danger", title: refused(prepared.refusal).message });
      // What was refused may have changed elsewhere, such as a line removed in another tab.
      void retry();
    }
  }

  return (
    <>
      <CartScreen
        {...changes}
        {...totals}
        request={requestState({ data: cart, error, mutate: retry }, (shown) => ({ cart: shown }))}
        owner={owner}
        homeHref={links.home}
        hrefs={{ ...links, signIn }}
        selected={new Set(ticked.map(({ id }) => id))}
        loadChoices={fetchChoices}
        onDealEnd={() => void retry()}
        onFindCoupon={useFindCoupon()}
        onCheckout={checkOut}
      />
      {cart && (
        <WhenNear>
          <SimilarProducts ids={cart.groups.flatMap(({ lines }) => lines.map((line) => line.product_id))} />
        </WhenNear>
      )}
    </>
  );
}

/** The variants of a product that can be added to the cart, with current prices and stock. Rejects if they cannot be fetched. */
const fetchChoices = async (productId: number) =>
  (await ask(query("/carts/create/{productId}", { path: { productId } }))).data;
