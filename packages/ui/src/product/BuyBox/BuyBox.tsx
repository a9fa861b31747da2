import { useTranslation } from "@sen/i18n";
import { use, useRef, useState, type ReactNode } from "react";
import { WishesContext, type Wishes } from "../../catalog/wishes.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { VariantPicker } from "../VariantPicker/VariantPicker.tsx";
import { Actions, Root } from "./BuyBox.styles.ts";
import { QuantityLine } from "./QuantityLine.tsx";
import { useMissingText } from "./use-missing-text.ts";
import type { Purchase } from "./use-purchase.ts";
import { VariantSheet, type VariantSheetProps } from "./VariantSheet.tsx";

export interface BuyBoxProps extends Pick<VariantSheetProps, "product" | "purchase"> {
  /** Stands below the variants. */
  children?: ReactNode;
}

/** Where the layout has the buttons at the foot of the screen. */
const onPhone = () => window.matchMedia("(max-width: 1023.98px)").matches;

/**
 * What to choose, how many, and the two ways to have it. On a phone the two stay at the foot of the screen; pressed
 * too early they bring the choice up there, on a desktop they say what is missing and lead to it.
 */
export function BuyBox({ product, purchase, children }: BuyBoxProps) {
  const { t } = useTranslation("product");
  const wishes = use(WishesContext);
  const missingText = useMissingText(product, purchase.missing);
  const root = useRef<HTMLElement>(null);
  const [sheet, setSheet] = useState<"cart" | "now" | null>(null);
  const closeSheet = () => setSheet(null);
  const { variant, missing, message } = purchase;
  const soldOut = !product.in_stock || (missing.length === 0 && (variant === null || variant.stock <= 0));

  function press(way: "cart" | "now") {
    const first = missing[0];
    if (first === undefined) return way === "cart" ? purchase.add() : purchase.buy();
    if (onPhone()) {
      purchase.showMessage(null);
      setSheet(way);
    } else {
      purchase.showMessage({ tone: "warning", text: missingText });
      const group = root.current?.querySelectorAll("fieldset").item(first);
      group?.querySelector<HTMLInputElement>("input:enabled")?.focus();
    }
    return undefined;
  }
  /** Of the variant that is chosen, else of any. */
  async function askToBeTold(list: Wishes) {
    purchase.showMessage(null);
    const isKept = await list.tellWhenBack(product, variant?.id ?? null).catch(() => false);
    if (isKept === null) return;
    purchase.showMessage({
      tone: isKept ? "success" : "danger",
      text: t(isKept ? "buy.will_tell" : "buy.tell_failed"),
    });
  }
  return (
    <Root ref={root} aria-label={t("buy.label")}>
      <VariantPicker product={product} choice={purchase.choice} onChoose={purchase.choose} />
      {children}
      {product.in_stock && <QuantityLine purchase={purchase} />}
      {!product.in_stock && <p data-sold-out>{t("buy.sold_out_text")}</p>}
      <Actions>
        {sheet === null && <MessageLine message={message} />}
        <div>
          {soldOut ? (
            <>
              <Button size="large" disabled>
                {t("buy.sold_out")}
              </Button>
              {wishes && (
                <Button size="large" tone="soft" onClick={() => askToBeTold(wishes)}>
                  {t("buy.tell_me")}
                </Button>
              )}
            </>
          ) : (
            <>
              <Button tone="soft" size="large" onClick={() => press("cart")}>
                {t("buy.cart")}
              </Button>
              <Button size="large" onClick={() => press("now")}>
                {t("buy.now")}
              </Button>
            </>
          )}
        </div>
      </Actions>
      {sheet !== null && (
        <VariantSheet product={product} purchase={purchase} way={sheet} onClose={closeSheet} />
      )}
    </Root>
  );
}

/** What became of the last press, read aloud as it comes. */
function MessageLine({ message }: Pick<Purchase, "message">) {
  const { t } = useTranslation("product");
  return (
    <p role="status" data-tone={message?.tone}>
      {message?.text}
      {message?.href !== undefined && (
        <>
          {" · "}
          <Link href={message.href}>{t("buy.see_cart")}</Link>
        </>
      )}
    </p>
  );
}
