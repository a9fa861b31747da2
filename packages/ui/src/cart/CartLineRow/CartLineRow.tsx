import type { CartLine } from "@sen/api";
import { highestQuantity, lineCost, variantText } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { ChevronDown, Heart, Trash2 } from "lucide-react";
import { use, useState } from "react";
import {
  Checkbox,
  Countdown,
  IconButton,
  Link,
  Picture,
  Price,
  QuantityStepper,
  useToast,
  VisuallyHidden,
} from "../../primitives/index.ts";
import { WishesContext } from "../../catalog/wishes.ts";
import { canBeBought } from "../selection.ts";
import { Root } from "./CartLineRow.styles.ts";
import { LineMessage, type LineMessageProps, type LineNotice } from "./LineMessage.tsx";

export interface CartLineRowProps
  extends Pick<LineMessageProps, "line" | "onQuantity">, Pick<SaveForLaterProps, "onRemove"> {
  /** Selected for checkout. A line that cannot be bought is shown as not selected. */
  selected: boolean;
  /** The line is being removed; further presses do nothing. @default false */
  leaving?: boolean;
  /** The server's time, ISO 8601, for a deal's countdown. */
  now: string;
  /** URL of the product. */
  href: string;
  /** Reports a change that was not saved, or saved only in part. */
  notice?: LineNotice | undefined;
  /** Called when the deal ends, so that the cart is refetched. */
  onDealEnd?: (() => void) | undefined;
  /** Selects or deselects the line. */
  onSelect: (selected: boolean) => void;
  /** Opens the variant dialog. */
  onVariant: () => void;
}

/** One product of the cart: checkbox, picture, variant, price, quantity and problems. */
export function CartLineRow(props: CartLineRowProps) {
  const { line, selected, leaving = false, now, href, notice, ...wishes } = props;
  const { t } = useTranslation(["cart", "errors"]);
  const { dong } = useFormat();
  const [isAtMost, setAtMost] = useState(false);
  const [name, dealEnds] = [line.product_name, t("line.deal_ends")];
  const variance = variantText(line);
  const buyable = canBeBought(line);
  const onSale = line.stock > 0 && line.problem?.code !== "unavailable";
  const most = highestQuantity(line.stock);
  const mostText =
    most < line.stock
      ? t("errors:quantity.too_high", { limit: most })
      : t("errors:quantity.not_enough", { stock: most });
  function changeQuantity(quantity: number) {
    setAtMost(false);
    wishes.onQuantity(quantity);
  }
  return (
    <Root data-unavailable={!onSale || undefined} aria-busy={leaving}>
      <Checkbox
        label={t("line.select", { name })}
        hideLabel
        checked={selected && buyable}
        disabled={!buyable}
        onChange={(event) => wishes.onSelect(event.target.checked)}
      />
      <div data-picture>
        <Picture src={line.product_image} alt="" sizes="96px" widest={320} />
      </div>
      <div data-about>
        <h3>
          <Link href={href}>{name}</Link>
        </h3>
        {variance !== "" && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t("line.variant", { options: variance, name })}
            onClick={wishes.onVariant}
          >
            <span>{variance}</span>
            <ChevronDown aria-hidden size={16} />
          </button>
        )}
        <Price amount={line.price_after_discount} original={line.original_price_after_tax} />
        {line.flash_deal_ends_at !== null && (
          <p data-deal>
            <span aria-hidden>{dealEnds}</span>
            <Countdown endsAt={line.flash_deal_ends_at} now={now} label={dealEnds} onEnd={wishes.onDealEnd} />
          </p>
        )}
      </div>
      <div data-controls>
        {onSale && (
          <>
            <QuantityStepper
              value={line.quantity}
              max={most}
              onChange={changeQuantity}
              onAboveMax={() => setAtMost(true)}
              size="small"
              labels={{
                quantity: t("line.quantity", { name }),
                decrease: t("line.decrease", { name }),
                increase: t("line.increase", { name }),
              }}
            />
            <strong>
              <VisuallyHidden>{t("line.cost")} </VisuallyHidden>
              {dong(lineCost(line.price_after_discount, line.quantity))}
            </strong>
          </>
        )}
        <SaveForLater line={line} leaving={leaving} onRemove={wishes.onRemove} />
        <IconButton
          label={t("line.remove", { name })}
          icon={<Trash2 aria-hidden size={20} />}
          aria-disabled={leaving}
          onClick={leaving ? undefined : wishes.onRemove}
        />
      </div>
      <LineMessage
        line={line}
        notice={notice ?? (isAtMost ? { tone: "warning", message: mostText } : undefined)}
        onQuantity={changeQuantity}
      />
    </Root>
  );
}

interface SaveForLaterProps {
  line: CartLine;
  /** The line is being removed; presses do nothing. */
  leaving: boolean;
  onRemove: () => void;
}

/** Moves a line to the wish list; it leaves the cart once the list has it. Renders nothing without a `WishesContext`. */
function SaveForLater({ line, leaving, onRemove }: SaveForLaterProps) {
  const { t } = useTranslation("cart");
  const toast = useToast();
  const wishes = use(WishesContext);
  if (!wishes) return null;
  const { product_id: id, product_name: name, price_after_discount } = line;
  async function press(keep: NonNullable<typeof wishes>["keep"]) {
    if (!(await keep({ id, name, price_after_discount }))) return;
    toast.show({ tone: "success", title: t("line.saved_for_later") });
    onRemove();
  }
  return (
    <IconButton
      label={t("line.save_for_later", { name })}
      icon={<Heart aria-hidden size={20} />}
      aria-disabled={leaving}
      onClick={leaving ? undefined : () => void press(wishes.keep)}
    />
  );
}
