import type { Cart, CartCreate, CartLine, CartTotals, ProductVariant } from "@sen/api";
import { limitKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useRef, useState } from "react";
import type { CallOutcome } from "../../forms/index.ts";
import { lazyDialog } from "../../lazy-part/index.ts";
import { LiveRegion, Notice, RetryButton, TextLink } from "../../primitives/index.ts";
import { CartGroupCard } from "../CartGroupCard/CartGroupCard.tsx";
import { CartLineRow } from "../CartLineRow/CartLineRow.tsx";
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
  /** The sign-in page, which leads back to the cart. */
  signIn: string;
}

export interface FilledCartProps {
  /** The cart as the server has it. */
  cart: Cart;
  /** A guest's cart is kept on the device and joins the customer's at sign-in. */
  owner: "guest" | "customer";
  /** Where its links lead. */
  hrefs: CartHrefs;
  /** Ids of the ticked lines. */
  selected: ReadonlySet<number>;
  /** Other lines are to be bought. */
  onSelectedChange: (selected: ReadonlySet<number>) => void;
  /** Quantities being saved, by line id: shown at once, until the server answers. */
  pending: ReadonlyMap<number, number>;
  /** What became of wishes that were not fulfilled, by line id. */
  lineNotices: ReadonlyMap<number, LineNotice>;
  /** Another quantity was set: an absolute number. */
  onQuantityChange: (lineId: number, quantity: number) => void;
  /** What a product can be had in; rejects when that cannot be loaded. */
  loadChoices: (productId: number) => Promise<CartCreate>;
  /** Puts another variant of the product in a line's place. */
  onVariantChange: (line: CartLine, variant: ProductVariant) => Promise<CallOutcome>;
  /** Takes lines out, without asking: there is an undo. Never rejects. */
  onRemove: (lines: readonly CartLine[]) => Promise<Removal>;
  /** What the ticked lines cost with the chosen coupons; null for a guest and before the server has answered. */
  totals: CartTotals | null;
  /** Newer totals are being loaded. */
  totalsBusy?: boolean;
  /** Why they are not as they were asked for; `outdated` says that those at hand are of another choice of lines. */
  totalsFailure?: { message: string; outdated: boolean; onRetry: () => unknown } | null;
  /** All coupons that are chosen from now on. */
  onCouponsChange: (couponIds: number[]) => unknown;
  /** Finds the coupon of a typed code; without it none can be typed. */
  onFindCoupon?: FindCoupon;
  /** Opens the payment of these lines (for a guest, after signing in). May return a promise. */
  onCheckout: (lineIds: number[]) => unknown;
  /** The payment is being opened. */
  checkingOut?: boolean;
}

/** A cart with something in it. */
export function FilledCart({ cart, owner, selected, pending, totalsFailure, ...props }: FilledCartProps) {
  const { t } = useTranslation("cart");
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, announce] = useState("");
  const shown = projectedCart(cart, pending);
  const ticks = useCartTicks(shown, selected, props.onSelectedChange);
  const { chosen } = ticks;

  const { leaving, remove } = useRemoval(props.onRemove, () =>
    heading.current?.focus({ preventScroll: true }),
  );
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
            opening={props.checkingOut === true}
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

/** What holds for the whole cart: that a guest's joins at sign-in, and that it is full. */
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
