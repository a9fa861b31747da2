import type { ProductDetail } from "@sen/api";
import { optionsText } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { Notice } from "../../primitives/Notice/Notice.tsx";
import { Thumbnail } from "../../primitives/Picture/Picture.tsx";
import { PriceBlock } from "../PriceBlock/PriceBlock.tsx";
import { choiceNames, choicePicture } from "../variant-choice.ts";
import { VariantPicker } from "../VariantPicker/VariantPicker.tsx";
import { QuantityLine } from "./QuantityLine.tsx";
import { useMissingText } from "./use-missing-text.ts";
import type { Purchase } from "./use-purchase.ts";

export interface VariantSheetProps {
  /** The product as the server has it. */
  product: ProductDetail;
  /** What is chosen to be bought, and how it changes. */
  purchase: Purchase;
  /** What was pressed, and is done when the choice is made. */
  way: "cart" | "now";
  /** It is to be closed. */
  onClose: () => void;
}

/** The choice in a sheet from below, for whoever pressed before choosing. */
export function VariantSheet({ product, purchase, way, onClose }: VariantSheetProps) {
  const { t } = useTranslation("product");
  const [working, setWorking] = useState(false);
  const { choice, variant, missing, offer, message } = purchase;
  const missingText = useMissingText(product, missing);

  async function finish() {
    setWorking(true);
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
            <p>{missing.length > 0 ? missingText : optionsText(choiceNames(product, choice))}</p>
          </div>
        </header>
        <VariantPicker product={product} choice={choice} onChoose={purchase.choose} />
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
  > header > div > p {
    ${mixins.textStyle("small", { color: "inkMuted" })}
    overflow-wrap: anywhere;
  }
`;
