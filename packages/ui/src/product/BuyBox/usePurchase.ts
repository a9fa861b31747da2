import type { CartAdditionResult, ProductVariant } from "@sen/api";
import { nearestQuantity } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { callFailure, type CallOutcome, type RefusedAnswer } from "../../forms/callOutcome.ts";
import { useErrorTexts } from "../../forms/useErrorTexts.ts";
import { useToast } from "../../primitives/Toast/toastStore.ts";
import {
  chosenVariant,
  initialChoice,
  missingGroups,
  offerOf,
  type Choice,
  type Choosable,
  type Offer,
} from "../variantChoice.ts";

/** What the customer wants. */
export interface WantedItem {
  variantId: number;
  quantity: number;
}

/** What became of it: what the cart took, less than wanted with the reason, or the refusal. */
export type AddOutcome =
  | ({ kind: "added" } & Pick<CartAdditionResult, "taken" | "message">)
  | { kind: "refused"; answer: RefusedAnswer };

export interface PurchaseCalls {
  /** Puts it into the cart. Rejects only when no answer came. */
  onAddToCart: (item: WantedItem) => Promise<AddOutcome>;
  /** Goes to the payment with it alone. Resolves to the refusal, if there is one. */
  onBuyNow: (item: WantedItem) => Promise<CallOutcome>;
  cartHref: string;
}

/** The sentence beside the buttons. */
export interface PurchaseMessage {
  tone: "success" | "warning" | "danger";
  text: string;
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
  say: (message: PurchaseMessage | null) => void;
  /** Each resolves to whether it went well; without a variant in stock it does nothing. */
  add: () => Promise<boolean>;
  buy: () => Promise<boolean>;
}

/** The customer's choice of variant and quantity, and what became of putting it into the cart. */
export function usePurchase(
  product: Choosable,
  { onAddToCart, onBuyNow, cartHref }: PurchaseCalls,
): Purchase {
  const { t } = useTranslation("product");
  const { failureText } = useErrorTexts();
  const toast = useToast();
  const [choice, setChoice] = useState(() => initialChoice(product));
  const [wanted, setWanted] = useState(1);
  const [message, say] = useState<PurchaseMessage | null>(null);
  const variant = chosenVariant(product, choice);
  const offer = offerOf(product, choice);
  const quantity = Math.max(1, nearestQuantity(wanted, offer?.stock ?? 0));

  async function carry(call: (item: WantedItem) => Promise<CallOutcome>): Promise<boolean> {
    if (variant === null || variant.stock <= 0) return false;
    say(null);
    const failure = await callFailure(() => call({ variantId: variant.id, quantity }));
    if (failure) say({ tone: "danger", text: failureText(failure.message) });
    return failure === null;
  }

  async function addTo(item: WantedItem): Promise<CallOutcome> {
    const outcome = await onAddToCart(item);
    if (outcome.kind === "refused") return outcome.answer;
    const { taken, message: reason } = outcome;
    if (taken < item.quantity) {
      const part = taken > 0 ? t("buy.partly", { count: taken }) : t("buy.nothing");
      say({ tone: taken > 0 ? "warning" : "danger", text: reason === null ? part : `${part} ${reason}` });
    } else {
      say({ tone: "success", text: t("buy.added_count", { count: taken }) });
    }
    if (taken > 0) {
      toast.show({
        tone: "success",
        title: t("buy.added"),
        action: { label: t("buy.see_cart"), href: cartHref },
      });
    }
    return null;
  }

  return {
    choice,
    choose: (next) => {
      setChoice(next);
      say(null);
    },
    variant,
    offer,
    missing: missingGroups(choice),
    quantity,
    setQuantity: (next) => {
      setWanted(next);
      say(null);
    },
    message,
    say,
    add: () => carry(addTo),
    buy: () => carry(onBuyNow),
  };
}
