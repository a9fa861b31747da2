import type { CartAdditionResult, ProductVariant } from "@sen/api";
import { nearestQuantity } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import type { CallOutcome, RefusedAnswer } from "../../forms/call-outcome.ts";
import { useToast } from "../../primitives/Toast/toast-store.ts";
import {
  choiceOf,
  chosenVariant,
  initialChoice,
  missingGroups,
  offerOf,
  type Choice,
  type Choosable,
  type Offer,
} from "../variant-choice.ts";

/** The variant and quantity to buy. */
export interface WantedItem {
  variantId: number;
  quantity: number;
}

/** Outcome of adding to the cart: the number added, with a reason if fewer than requested, or the refusal. */
export type AddToCartOutcome =
  | ({ kind: "added" } & Pick<CartAdditionResult, "taken" | "message">)
  | { kind: "refused"; answer: RefusedAnswer };

export interface PurchaseCalls {
  /** Adds the item to the cart. Rejects only without a response. */
  onAddToCart: (item: WantedItem) => Promise<AddToCartOutcome>;
  /** Goes to checkout with only this item. Resolves to the refusal, if any. */
  onBuyNow: (item: WantedItem) => Promise<CallOutcome>;
  /** URL of the cart. */
  cartHref: string;
  /** Selection from the URL, used until the customer chooses. @default none */
  wanted?: SelectionParams;
  /** Called when the selection changes, to store it in the URL for reloads and shared links. */
  onWant?: (wanted: SelectionParams) => void;
}

/** The selection stored in the URL. */
export interface SelectionParams {
  /** Null until every group has a choice, and if there is nothing to choose. */
  variantId: number | null;
  quantity: number;
}

/** Message beside the buttons. */
export interface PurchaseMessage {
  tone: "success" | "warning" | "danger";
  text: string;
  /** URL of the cart, if something was added. */
  href?: string;
}

export interface Purchase {
  choice: Choice;
  choose: (choice: Choice) => void;
  variant: ProductVariant | null;
  /** Null if the combination does not exist. */
  offer: Offer | null;
  /** Indexes of groups without a choice. */
  missing: readonly number[];
  /** Quantity within the stock. */
  quantity: number;
  setQuantity: (quantity: number) => void;
  message: PurchaseMessage | null;
  showMessage: (message: PurchaseMessage | null) => void;
  /** `add` and `buy` resolve to whether they succeeded; they do nothing without a variant in stock. */
  add: () => Promise<boolean>;
  buy: () => Promise<boolean>;
}

/** State of a purchase: the chosen variant and quantity, and the outcome of adding it to the cart. */
export function usePurchase(
  product: Choosable,
  { onAddToCart, onBuyNow, cartHref, wanted: asked, onWant }: PurchaseCalls,
): Purchase {
  const { t } = useTranslation("product");
  const { t: tError } = useTranslation("errors");
  const toast = useToast();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [count, setCount] = useState<number | null>(null);
  const choice = chosen ?? choiceOf(product, asked?.variantId ?? null) ?? initialChoice(product);
  const wanted = count ?? asked?.quantity ?? 1;
  const [message, showMessage] = useState<PurchaseMessage | null>(null);
  const variant = chosenVariant(product, choice);
  const offer = offerOf(product, choice);
  const quantity = Math.max(
    1,
    nearestQuantity(wanted, Math.min(offer?.stock ?? 0, variant?.deal_limit ?? Infinity)),
  );

  function tell(next: Choice, pieces: number): void {
    const meant = product.variance_groups.length > 0 ? chosenVariant(product, next) : null;
    onWant?.({ variantId: meant?.id ?? null, quantity: pieces });
  }

  async function send(call: (item: WantedItem) => Promise<CallOutcome>): Promise<boolean> {
    if (variant === null || variant.stock <= 0) return false;
    showMessage(null);
    const failure = await call({ variantId: variant.id, quantity }).catch((lost: unknown) => lost);
    if (failure === null || failure === undefined) return true;
    // The error texts load with the first failure.
    const words = await import("../../forms/use-failure-text.ts").catch(() => null);
    showMessage({ tone: "danger", text: words?.failureText(failure, tError) ?? tError("network.offline") });
    return false;
  }

  async function add(): Promise<boolean> {
    let taken = 0;
    const answered = await send(async (item) => {
      const outcome = await onAddToCart(item);
      if (outcome.kind === "refused") return outcome.answer;
      taken = outcome.taken;
      report(outcome, item.quantity);
      return null;
    });
    return answered && taken > 0;
  }

  /** Shows a toast if all pieces were added, otherwise the reason beside the buttons, where it stays. */
  function report({ taken, message: reason }: Pick<CartAdditionResult, "taken" | "message">, asked: number) {
    if (taken >= asked) {
      const action = { label: t("buy.see_cart"), href: cartHref };
      toast.show({ tone: "success", title: t("buy.added", { count: taken }), action });
      return;
    }
    const part = taken > 0 ? t("buy.partly", { count: taken }) : t("buy.nothing");
    const text = reason === null ? part : `${part} ${reason}`;
    showMessage(taken > 0 ? { tone: "warning", text, href: cartHref } : { tone: "danger", text });
  }

  return {
    choice,
    choose: (next) => {
      setChosen(next);
      showMessage(null);
      tell(next, wanted);
    },
    variant,
    offer,
    missing: missingGroups(choice),
    quantity,
    setQuantity: (next) => {
      setCount(next);
      showMessage(null);
      tell(choice, next);
    },
    message,
    showMessage,
    add,
    buy: () => send(onBuyNow),
  };
}
