import type { ProductDetail } from "@sen/api";
import { optionsText } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { type ReactNode, use, useRef, useState } from "react";
import { styled } from "styled-components";
import { type Wishes, WishesContext } from "../../catalog/wishes.ts";
import { Button, Dialog, Link, Notice, Thumbnail } from "../../primitives/index.ts";
import { afterPaint } from "../../primitives/after-paint.ts";
import { mixins } from "../../foundations/index.ts";
import { VariantPicker } from "../VariantPicker/VariantPicker.tsx";
import { PriceBlock } from "../PriceBlock/PriceBlock.tsx";
import { choiceNames, choicePicture } from "../variant-choice.ts";
import { Actions, Root } from "./BuyBox.styles.ts";
import { QuantityLine } from "./QuantityLine.tsx";
import { useMissingText } from "./use-missing-text.ts";
import type { Purchase } from "./use-purchase.ts";

export interface BuyBoxProps extends Pick<VariantSheetProps, "product" | "purchase"> {
  /** Content below the variants. */
  children?: ReactNode;
}

/** Whether the buttons are fixed to the bottom of the screen. */
const onPhone = () => window.matchMedia("(max-width: 63.99em)").matches;

/**
 * Variant, quantity, and the buttons "add to cart" and "buy now". On a phone the buttons are fixed to the bottom. If clicked
 * before a variant is chosen, they open a sheet to choose it; on a desktop they say what is missing and focus it.
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
  /** Subscribes to the chosen variant's return to stock, or any variant's if none is chosen. */
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
      <VariantPicker product={product} value={purchase.choice} onChange={purchase.choose} />
      {children}
      {product.in_stock && <QuantityLine purchase={purchase} />}
      {!product.in_stock && <p data-sold-out>{t("buy.sold_out_text")}</p>}
      <Actions>
        <MessageLine message={sheet === null ? message : null} />
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

/** Result of the last click, announced when it appears. */
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

interface VariantSheetProps {
  product: ProductDetail;
  /** The chosen variant and the purchase actions. */
  purchase: Purchase;
  /** The button that was clicked; its action runs once a variant is chosen. */
  way: "cart" | "now";
  onClose: () => void;
}

/** A bottom sheet to choose a variant, opened by clicking a button before choosing. */
function VariantSheet({ product, purchase, way, onClose }: VariantSheetProps) {
  const { t } = useTranslation("product");
  const [working, setWorking] = useState(false);
  const { choice, variant, missing, offer, message } = purchase;
  const missingText = useMissingText(product, missing);

  async function finish() {
    setWorking(true);
    // Paint the busy button before the cart, the header and the page re-render.
    await afterPaint();
    const done = await (way === "cart" ? purchase.add() : purchase.buy());
    setWorking(false);
    if (done) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={working}
      title={t("choice.sheet")}
      actions={
        <Button
          size="large"
          busy={working}
          disabled={variant === null || variant.stock <= 0}
          onClick={finish}
        >
          {way === "cart" ? t("buy.cart") : t("buy.now")}
        </Button>
      }
    >
      <Body>
        <header>
          <Thumbnail src={choicePicture(product, choice) ?? product.image_url} size={88} />
          <div>
            <PriceBlock product={product} offer={offer} compact />
            <p data-muted>{missing.length > 0 ? missingText : optionsText(choiceNames(product, choice))}</p>
          </div>
        </header>
        <VariantPicker product={product} value={choice} onChange={purchase.choose} />
        <QuantityLine purchase={purchase} />
        {message !== null && (
          <Notice tone={message.tone} urgent>
            {message.text}
          </Notice>
        )}
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  ${mixins.stack(5)}

  > header {
    ${mixins.row(4)}
  }
  > header > div {
    min-width: 0;
  }
`;
