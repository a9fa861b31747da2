import type { CartLine } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { CartScreen, type CartRequest, type Removal } from "@sen/ui/cart";
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
  const { cart, error, retry, owner, pending, lineErrors, changeQuantity, remove } = useCartPage();
  const { selected, setSelected, tickAgain } = useTickedLines(cart);
  const itemIds = [...selected].sort((a, b) => a - b);
  const quantities =
    cart?.groups.flatMap(({ lines }) =>
      lines.filter(({ id }) => selected.has(id)).map(({ quantity }) => quantity),
    ) ?? [];
  const { totals, busy } = useCartTotals(itemIds, couponIds, owner === "customer", quantities.join());
  const prepare = usePrepareCheckout();
  const lost = useLostAnswer();

  /** What is put back is ticked as it was. */
  async function takeOut(lines: readonly CartLine[]): Promise<Removal> {
    const removal = await remove(lines);
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
        onRemove={takeOut}
        totals={totals ?? null}
        totalsBusy={busy}
        onCouponsChange={setCouponIds}
        onCheckout={checkOut}
        checkingOut={prepare.isMutating}
      />
    </>
  );
}
