import type { BuyAgainLine, Order } from "@sen/api";
import { isAllInCart } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { callFailure, useFailureText, type RefusedAnswer } from "../../forms/index.ts";
import { Button, type ButtonProps, useToast } from "../../primitives/index.ts";
import { NotInCartDialog } from "./NotInCartDialog.tsx";

/** What became of each line of an order, or the backend's refusal. Rejects only when no answer came. */
export type BuyAgainAnswer = { lines: readonly BuyAgainLine[] } | { refusal: RefusedAnswer };

export interface BuyAgainCalls {
  /** Puts what is still sold of an order into the cart. Where all of it came, the owner leads to the cart. */
  onBuyAgain: (order: Pick<Order, "id">) => Promise<BuyAgainAnswer>;
  /** Where the cart is. */
  cartHref: string;
  /** A product's page. */
  productHref: (productId: number) => string;
}

export interface BuyAgainButtonProps extends BuyAgainCalls {
  /** The order as the server has it. */
  order: Pick<Order, "id" | "code">;
  /** As a button's. */
  size?: ButtonProps["size"];
}

/** Puts an order into the cart again; says what could not come, and why. */
export function BuyAgainButton({ order, size, onBuyAgain, ...hrefs }: BuyAgainButtonProps) {
  const { t } = useTranslation("orders");
  const failureText = useFailureText();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [lines, setLines] = useState<readonly BuyAgainLine[] | null>(null);

  async function buy() {
    setBusy(true);
    const failure = await callFailure(async () => {
      const answer = await onBuyAgain(order);
      if ("refusal" in answer) return answer.refusal;
      if (!isAllInCart(answer.lines)) setLines(answer.lines);
      return null;
    });
    setBusy(false);
    if (failure) {
      toast.show({ tone: "danger", title: t("buy_again.failed"), description: failureText(failure.message) });
    }
  }
  return (
    <>
      <Button
        tone="secondary"
        {...(size === undefined ? {} : { size })}
        busy={busy}
        aria-label={t("buy_again.order", { code: order.code })}
        onClick={() => void buy()}
      >
        {t("buy_again.action")}
      </Button>
      <NotInCartDialog lines={lines} {...hrefs} onClose={() => setLines(null)} />
    </>
  );
}
