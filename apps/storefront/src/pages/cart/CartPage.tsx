import { useTranslation } from "@sen/i18n";
import { CartScreen, type CartRequest } from "@sen/ui/cart";
import { useToast } from "@sen/ui/primitives";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCartPage } from "../../data/cart/use-cart-page.ts";
import { useCartTotals } from "../../data/cart/use-cart-totals.ts";
import { useTickedLines } from "../../data/cart/use-ticked-lines.ts";
import { usePrepareCheckout } from "../../data/prepare-checkout.ts";
import { useLostAnswer } from "../../data/lost-answer.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";

export default function CartPage() {
  const { t } = useTranslation("shell");
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const [couponIds, setCouponIds] = useState<readonly number[]>([]);
  const { cart, error, retry, owner, pending, lineErrors, changeQuantity, remove, restore } = useCartPage();
  const [selected, setSelected] = useTickedLines(cart);
  const itemIds = [...selected].sort((a, b) => a - b);
  const quantities =
    cart?.groups.flatMap(({ lines }) =>
      lines.filter(({ id }) => selected.has(id)).map(({ quantity }) => quantity),
    ) ?? [];
  const { totals, busy } = useCartTotals(itemIds, couponIds, owner === "customer", quantities.join());
  const prepare = usePrepareCheckout();
  const lost = useLostAnswer();

  async function checkOut(lineIds: number[]) {
    if (owner !== "customer") {
      await navigate(paths.login(paths.cart()));
      return;
    }
    const outcome = await prepare.trigger({ itemIds: lineIds, couponIds }).catch(lost);
    if (outcome.kind === "prepared") await navigate(paths.payment(outcome.checkout.id));
    else toast.show({ tone: "danger", title: outcome.message });
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
        homeHref={paths.home()}
        hrefs={{ product: paths.product, shop: paths.shop, signIn: paths.login(paths.cart()) }}
        selected={selected}
        onSelectedChange={setSelected}
        pending={pending}
        lineErrors={lineErrors}
        onQuantityChange={changeQuantity}
        onRemove={remove}
        onRestore={restore}
        totals={totals ?? null}
        totalsBusy={busy}
        onCouponsChange={setCouponIds}
        onCheckout={checkOut}
        checkingOut={prepare.isMutating}
      />
    </>
  );
}
