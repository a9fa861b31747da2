import type { CartCreate, CartLine, ProductVariant } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";
import { useState } from "react";
import { styled } from "styled-components";
import { type CallOutcome, FailureNotice, useCall, useLoaded } from "../../forms/index.ts";
import { mixins } from "../../foundations/index.ts";
import { Button, Dialog, Price, Requested, Thumbnail } from "../../primitives/index.ts";
import { VariantPicker } from "../../product/VariantPicker/VariantPicker.tsx";
import {
  type Choice,
  choiceNames,
  choicePicture,
  chosenVariant,
  initialChoice,
  offerOf,
} from "../../product/variant-choice.ts";

export interface VariantDialogProps {
  /** The line to change. */
  line: CartLine;
  /** Fetches the product's variants. Rejects if they cannot be loaded. */
  load: (productId: number) => Promise<CartCreate>;
  /** Replaces the line's variant. */
  onChange: (variant: ProductVariant) => Promise<CallOutcome>;
  /** Closes the dialog. */
  onClose: () => void;
}

/** Chooses another color or size for a line, without leaving the cart. */
export function VariantDialog({ line, load, onChange, onClose }: VariantDialogProps) {
  const { t } = useTranslation(["cart", "product"]);
  const request = useLoaded(() => load(line.product_id));
  const product = request.state === "ready" ? request.value : null;
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { run, busy, failure, reset } = useCall(onChange);
  const choice = chosen ?? (product && presentChoice(product, line));
  const variant = product && choice && chosenVariant(product, choice);
  const canChange = variant !== null && variant.stock > 0 && variant.id !== line.variant_id;

  async function apply() {
    if (variant !== null && (await run(variant)) === "done") onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={t("variant.title")}
      actions={
        <Button size="large" busy={busy} disabled={!canChange} onClick={apply}>
          {t("variant.apply")}
        </Button>
      }
    >
      <Body>
        <Requested
          request={request}
          loading={t("variant.loading")}
          boxes={["88px", "72px", "72px"]}
          failed={t("variant.failed")}
        >
          {({ value: loaded }) => (
            <>
              <VariantOffer product={loaded} choice={choice ?? presentChoice(loaded, line)} line={line} />
              <VariantPicker
                product={loaded}
                value={choice ?? presentChoice(loaded, line)}
                onChange={(next) => {
                  reset();
                  setChosen(next);
                }}
              />
            </>
          )}
        </Requested>
        <FailureNotice failure={failure} title={t("variant.not_changed")} />
      </Body>
    </Dialog>
  );
}

/** The option ids of the line's variant, in the order of the product's groups. */
function presentChoice(product: CartCreate, line: CartLine): Choice {
  const present = product.variants.find(({ id }) => id === line.variant_id);
  return present ? present.option_ids : initialChoice(product);
}

/** The chosen variant's picture and price, and a note if fewer are in stock than the line's quantity. */
function VariantOffer({ product, choice, line }: { product: CartCreate; choice: Choice; line: CartLine }) {
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
        <p data-muted>{choiceNames(product, choice).join(", ")}</p>
        <p role="status">{isShort && t("product:stock.few", { count: offer.stock })}</p>
        {offer && offer.price !== line.price_after_discount && (
          <p data-muted>
            {t("line.was")} {dong(line.price_after_discount)}
          </p>
        )}
      </div>
    </div>
  );
}

const Body = styled.div`
  ${mixins.stack(5)}

  > [data-offer] {
    ${mixins.flex(4)}
  }
  > [data-offer] > div {
    ${mixins.grid("2px")}
    align-content: start;
    min-width: 0;
  }
  > [data-offer] h3 {
    ${mixins.twoLines}
    ${mixins.textStyle("small", { weight: "medium" })}
  }
  > [data-offer] > div > p[role="status"] {
    ${mixins.textStyle("small", { color: "warning" })}
  }
`;
