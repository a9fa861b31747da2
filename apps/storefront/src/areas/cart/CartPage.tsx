import { useRefusal } from "../../core/refusal.ts";
import type { CartLine, ProductVariant } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { CartScreen, type CartRequest, type Removal } from "@sen/ui/cart";
import { useToast } from "@sen/ui/primitives";
import { useNavigate } from "react-router-dom";
import { fetchChoices } from "./fetch-choices.ts";
import { useCartPage } from "./use-cart-page.ts";
import { useCartTotals } from "./use-cart-totals.ts";
import { useTickedLines } from "./use-ticked-lines.ts";
import { useFindCoupon } from "../coupons/index.ts";
import { usePrepareCheckout } from "../checkout/index.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { authRoutes } from "../auth/routes.ts";
import { cartRoutes } from "./routes.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { checkoutRoutes } from "../checkout/routes.ts";
import { productRoutes } from "../product/routes.ts";

export default function CartPage() {
  const { t } = useTranslation("shell");
  const href = useHref();
  const navigate = useNavigate();
  const toast = useToast();
  const { cart, error, retry, owner, pending, lineNotices, ...changes } = useCartPage();
  const { selected, setSelected, tickAgain } = useTickedLines(cart);
  const itemIds = [...selected].sort((a, b) => a - b);
  const quantities =
    cart?.groups.flatMap(({ lines }) =>
      lines.filter(({ id }) => selected.has(id)).map(({ quantity }) => quantity),
    ) ?? [];
  const { totals, busy, failure, couponIds, changeCoupons } = useCartTotals(
    { itemIds, quantities: quantities.join() },
    owner === "customer",
  );
  const prepare = usePrepareCheckout();
  const refused = useRefusal();
  const findCoupon = useFindCoupon();

  /** What is put back is ticked as it was. */
  async function takeOut(lines: readonly CartLine[]): Promise<Removal> {
    const removal = await changes.remove(lines);
    if (removal.kind === "failed") return removal;
    const undo = async () => {
      const restoration = await removal.undo();
      if (restoration.kind === "restored") {
        tickAgain(lines.filter((line) => selected.has(line.id) && !restoration.gone.includes(line)));
      }
      return restoration;
    };
    return { kind: "removed", undo };
  }

  /** The other variant is ticked as the one before it was. */
  async function changeVariant(line: CartLine, variant: ProductVariant) {
    const refused = await changes.changeVariant(line, variant);
    if (!refused && selected.has(line.id)) tickAgain([{ ...line, variant_id: variant.id }]);
    return refused;
  }

  async function checkOut(lineIds: number[]) {
    if (owner !== "customer") {
      await navigate(href(authRoutes.login, { next: href(cartRoutes.cart) }));
      return;
    }
    const outcome = await prepare.trigger({ itemIds: lineIds, couponIds }).catch(refused);
    if (outcome.kind === "prepared") {
      await navigate(href(checkoutRoutes.payment, { checkout: outcome.checkout.id }));
    } else toast.show({ tone: "danger", title: outcome.message });
  }

  const request: CartRequest = cart
    ? { state: "ready", cart }
    : error === undefined
      ? { state: "loading" }
      : { state: "failed", onRetry: retry };
  return (
    <>
      <PageHead title={t("page.cart")} noIndex />
      <CartScreen
        request={request}
        owner={owner ?? "guest"}
        homeHref={href(catalogRoutes.home)}
        hrefs={{
          product: (id) => href(productRoutes.detail, { id }),
          shop: (id) => href(catalogRoutes.shop, { id }),
          signIn: href(authRoutes.login, { next: href(cartRoutes.cart) }),
        }}
        selected={selected}
        onSelectedChange={setSelected}
        pending={pending}
        lineNotices={lineNotices}
        onQuantityChange={changes.changeQuantity}
        loadChoices={fetchChoices}
        onVariantChange={changeVariant}
        onRemove={takeOut}
        totals={totals ?? null}
        totalsBusy={busy}
        totalsFailure={failure}
        onCouponsChange={changeCoupons}
        onFindCoupon={findCoupon}
        onCheckout={checkOut}
        checkingOut={prepare.isMutating}
      />
    </>
  );
}
