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

/** What the customer wants. */
export interface WantedItem {
  variantId: number;
  quantity: number;
}

/** What became of it: what the cart took, less than wanted with the reason, or the refusal. */
export type AddToCartOutcome =
  | ({ kind: "added" } & Pick<CartAdditionResult, "taken" | "message">)
  | { kind: "refused"; answer: RefusedAnswer };

export interface PurchaseCalls {
  /** Puts it into the cart. Rejects only when no answer came. */
  onAddToCart: (item: WantedItem) => Promise<AddToCartOutcome>;
  /** Goes to the payment with it alone. Resolves to the refusal, if there is one. */
  onBuyNow: (item: WantedItem) => Promise<CallOutcome>;
  /** Where the cart is. */
  cartHref: string;
  /** What the page's address asks for, chosen until the customer chooses. @default nothing */
  wanted?: SelectionParams;
  /** The customer has chosen: for the address, so that a reload and a shared link open with it. */
  onWant?: (wanted: SelectionParams) => void;
}

/** What an address says of the customer's choice. */
export interface SelectionParams {
  /** Null while something is still to choose, and where there is nothing to choose. */
  variantId: number | null;
  quantity: number;
}

/** The sentence beside the buttons. */
export interface PurchaseMessage {
  tone: "success" | "warning" | "danger";
  text: string;
  /** The cart, where something went into it. */
  href?: string;
}

export interface Purchase {
  choice: Choice;
  choose: (choice: Choice) => void;
  variant: ProductVariant | null;
  /** Null for a combination that is not made. */
  offer: Offer | null;
  /** Groups in which nothing is chosen yet, by their place. */
  missing: readonly number[];
  /** Within what is there. */
  quantity: number;
  setQuantity: (quantity: number) => void;
  message: PurchaseMessage | null;
  showMessage: (message: PurchaseMessage | null) => void;
  /** Each resolves to whether it went well; without a variant in stock it does nothing. */
  add: () => Promise<boolean>;
  buy: () => Promise<boolean>;
}

/** The customer's choice of variant and quantity, and what became of putting it into the cart. */
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
    // The words for failures come with the first.
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

  /** All of it: a message that comes to the eye. Less: the reason beside the buttons, where it stays. */
  function report({ taken, message: reason }: Pick<CartAdditionResult, "taken" | "message">, asked: number) {
    if (taken >= asked) {
      showMessage({ tone: "success", text: t("buy.added_count", { count: taken }), href: cartHref });
      const action = { label: t("buy.see_cart"), href: cartHref };
      toast.show({ tone: "success", title: t("buy.added"), action });
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
