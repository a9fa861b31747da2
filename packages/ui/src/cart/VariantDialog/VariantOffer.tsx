import type { CartCreate, CartLine } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { Price, Thumbnail } from "../../primitives/index.ts";
import { choiceNames, choicePicture, offerOf, type Choice } from "../../product/variant-choice.ts";

export interface VariantOfferProps {
  /** The product as the server has it. */
  product: CartCreate;
  /** What has been chosen so far. */
  choice: Choice;
  /** The line as the server has it. */
  line: CartLine;
}

/** How the chosen variant looks, what it costs, and whether there are fewer than the line has. */
export function VariantOffer({ product, choice, line }: VariantOfferProps) {
  const { t } = useTranslation(["cart", "product"]);
  const { dong } = useFormat();
  const offer = offerOf(product, choice);
  const isShort = offer !== null && offer.stock > 0 && offer.stock < line.quantity;
  return (
    <div data-offer>
      <Thumbnail src={choicePicture(product, choice) ?? product.product_image} size={88} />
      <div>
        <h3>{product.product_name}</h3>
        {offer && <Price amount={offer.price} original={offer.original} />}
        <p>{choiceNames(product, choice).join(", ")}</p>
        <p role="status">{isShort && t("product:stock.few", { count: offer.stock })}</p>
        {offer && offer.price !== line.price_after_discount && (
          <p>
            {t("line.was")} {dong(line.price_after_discount)}
          </p>
        )}
      </div>
    </div>
  );
}
