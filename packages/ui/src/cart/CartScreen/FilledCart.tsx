import type { Cart, CartCreate, CartLine, CartTotals, ProductVariant } from "@sen/api";
import { limitKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useRef, useState } from "react";
import type { CallOutcome } from "../../forms/index.ts";
import { lazyDialog } from "../../lazy-part/index.ts";
import { LiveRegion, Notice, RetryButton, TextLink } from "../../primitives/index.ts";
import { CartGroupCard } from "../CartGroupCard/CartGroupCard.tsx";
import { CartLineRow, type CartLineRowProps } from "../CartLineRow/CartLineRow.tsx";
import { CartSummary } from "../CartSummary/CartSummary.tsx";
import { CouponPicker, type FindCoupon } from "../CouponPicker/CouponPicker.tsx";
import type { LineNotice } from "../CartLineRow/LineMessage.tsx";
import { basketOf, idsOf, projectedCart } from "../selection.ts";
import { Page } from "./CartScreen.styles.ts";
import { CartToolbar } from "./CartToolbar.tsx";
import { useCartTicks } from "./use-cart-ticks.ts";
import { type Removal, useRemoval } from "./use-removal.ts";
import { useSettledQuantities } from "./use-settled-quantities.ts";

const VariantDialog = lazyDialog(() =>
  import("../VariantDialog/VariantDialog.tsx").then((module) => module.VariantDialog),
);

export interface CartHrefs {
  product: (productId: number) => string;
  shop: (tenantId: number) => string;
  /** The sign-in page, which returns to the cart. */
  signIn: string;
}

export interface FilledCartProps extends Pick<CartLineRowProps, "onDealEnd"> {
  /** The cart as the server sent it. */
  cart: Cart;
  /** A guest's cart is stored on the device and merged into the customer's on sign-in. */
  owner: "guest" | "customer";
  /** URLs of the screen's links. */
  hrefs: CartHrefs;
  /** Ids of the selected lines. */
  selected: ReadonlySet<number>;
  /** Called with the new selection. */
  onSelectedChange: (selected: ReadonlySet<number>) => void;
  /** Quantities being saved, by line id. They are shown until the server responds. */
  pending: ReadonlyMap<number, number>;
  /** Messages about changes that were not saved, by line id. */
  lineNotices: ReadonlyMap<number, LineNotice>;
  /** Sets a line's quantity, as an absolute number. */
  onQuantityChange: (lineId: number, quantity: number) => void;
  /** Fetches a product's variants. Rejects if they cannot be loaded. */
  loadChoices: (productId: number) => Promise<CartCreate>;
  /** Replaces a line's variant. */
  onVariantChange: (line: CartLine, variant: ProductVariant) => Promise<CallOutcome>;
  /** Removes lines without asking, since there is an undo. Never rejects. */
  onRemove: (lines: readonly CartLine[]) => Promise<Removal>;
  /** The totals of the selected lines with the chosen coupons; null for a guest, and until the server has responded. */
  totals: CartTotals | null;
  /** Newer totals are loading. @default false */
  totalsBusy?: boolean;
  /** Why the last totals failed to load. `outdated` means that `totals` is of another selection. */
  totalsFailure?: { message: string; outdated: boolean; onRetry: () => unknown } | null;
  /** Called with the ids of all chosen coupons. */
  onCouponsChange: (couponIds: number[]) => unknown;
  /** Looks up a coupon by its code; without it there is no code field. */
  onFindCoupon?: FindCoupon;
  /** Opens the checkout of these lines (for a guest, after signing in). May return a promise. */
  onCheckout: (lineIds: number[]) => unknown;
}

/** A cart that is not empty. */
export function FilledCart({ cart, owner, selected, pending, totalsFailure, ...props }: FilledCartProps) {
  const { t } = useTranslation("cart");
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, announce] = useState("");
  const shown = projectedCart(cart, pending);
  const ticks = useCartTicks(shown, selected, props.onSelectedChange);
  const { chosen } = ticks;

  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const { leaving, remove } = useRemoval(props.onRemove, focusHeading);
  const awaitQuantity = useSettledQuantities(cart, pending, announce);
  function changeQuantity(lineId: number, quantity: number) {
    awaitQuantity(lineId);
    props.onQuantityChange(lineId, quantity);
  }
  const noticeOf = ({ id }: CartLine): LineNotice | undefined =>
    id === ticks.refusedAt ? { tone: "warning", message: ticks.limitText } : props.lineNotices.get(id);
  const [variantOf, setVariantOf] = useState<CartLine | null>(null);
  async function changeVariant(line: CartLine, variant: ProductVariant) {
    const refusal = await props.onVariantChange(line, variant);
    if (!refusal) announce(t("said.variant_changed", { name: line.product_name }));
    return refusal;
  }
  const tooMany = cart.line_count - cart.max_lines;
  const overPayment = chosen.length - cart.max_checkout_lines;
  const obstacle =
    tooMany > 0
      ? t("obstacle.cart", { count: tooMany })
      : overPayment > 0
        ? `${ticks.limitText}. ${t("obstacle.payment", { count: overPayment })}`
        : chosen.length === 0
          ? t("obstacle.nothing")
          : null;

  return (
    <Page>
      <h1 ref={heading} tabIndex={-1}>
        {t("title")} <small>{t("count", { count: cart.line_count })}</small>
      </h1>
      <div data-columns>
        <div data-main>
          <CartNotices cart={cart} owner={owner} hrefs={props.hrefs} />
          <CartToolbar ticks={ticks} onRemoveChosen={() => void remove(chosen)} />
          {shown.groups.map((group) => (
            <CartGroupCard
              key={group.tenant.id}
              group={group}
              selected={selected}
              shopHref={props.hrefs.shop}
              onSelect={ticks.select}
            >
              {(line) => (
                <CartLineRow
                  line={line}
                  selected={selected.has(line.id)}
                  leaving={leaving.has(line.id)}
                  now={cart.now}
                  href={props.hrefs.product(line.product_id)}
                  notice={noticeOf(line)}
                  onDealEnd={props.onDealEnd}
                  onSelect={(on) => ticks.select([line.id], on)}
                  onQuantity={(quantity) => changeQuantity(line.id, quantity)}
                  onVariant={() => setVariantOf(line)}
                  onRemove={() => void remove([line])}
                />
              )}
            </CartGroupCard>
          ))}
        </div>
        <aside aria-label={t("summary.title")}>
          {totalsFailure && (
            <Notice
              tone="danger"
              urgent
              action={<RetryButton size="small" onRetry={totalsFailure.onRetry} />}
            >
              {totalsFailure.message}
            </Notice>
          )}
          {owner === "customer" && (
            <CouponPicker
              available={props.totals?.available_coupons ?? null}
              applied={props.totals?.coupons ?? []}
              basket={basketOf(shown, chosen)}
              now={cart.now}
              onChange={props.onCouponsChange}
              best={props.totals?.best_coupons ?? null}
              onFind={props.onFindCoupon}
            />
          )}
          <CartSummary
            lines={chosen}
            totals={chosen.length === 0 || totalsFailure?.outdated ? null : props.totals}
            busy={props.totalsBusy === true || pending.size > 0}
            obstacle={obstacle}
            owner={owner}
            onCheckout={() => props.onCheckout(idsOf(chosen))}
          />
        </aside>
      </div>
      <LiveRegion message={announcement} />
      {variantOf && (
        <VariantDialog
          line={variantOf}
          load={props.loadChoices}
          onChange={(variant) => changeVariant(variantOf, variant)}
          onClose={() => setVariantOf(null)}
        />
      )}
    </Page>
  );
}

/** Notices about the whole cart: a guest's is merged on sign-in, or it has too many lines. */
function CartNotices({ cart, owner, hrefs }: Pick<FilledCartProps, "cart" | "owner" | "hrefs">) {
  const { t } = useTranslation(["cart", "errors"]);
  const over = cart.line_count - cart.max_lines;
  return (
    <>
      {owner === "guest" && (
        <Notice
          title={t("guest.title")}
          action={<TextLink href={hrefs.signIn}>{t("guest.action")}</TextLink>}
        >
          {t("guest.text")}
        </Notice>
      )}
      {over >= 0 && (
        <Notice tone={over > 0 ? "danger" : "warning"} title={t(limitKey("cart"), { limit: cart.max_lines })}>
          {over > 0 ? t("obstacle.cart", { count: over }) : t("full")}
        </Notice>
      )}
    </>
  );
}
