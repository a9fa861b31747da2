import type { CartLine } from "@sen/api";
import { highestQuantity, lineCost } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Trash2 } from "lucide-react";
import {
  Checkbox,
  Countdown,
  IconButton,
  Link,
  Picture,
  Price,
  QuantityStepper,
  VisuallyHidden,
} from "../../primitives/index.ts";
import { canBeBought } from "../selection.ts";
import { Root } from "./CartLineRow.styles.ts";
import { LineMessage } from "./LineMessage.tsx";

export interface CartLineRowProps {
  /** The line, at the quantity that was last wanted. */
  line: CartLine;
  /** Ticked for payment. A line that cannot be bought is shown without a tick. */
  selected: boolean;
  /**
   * It is being taken out, and pressing again does nothing.
   * @default false
   */
  leaving?: boolean;
  /** The server's clock, ISO 8601, for the countdown of a deal. */
  now: string;
  /** The product's page. */
  href: string;
  /** Why the last wish was refused: the server's sentence, or that one payment takes no more. */
  error?: string | undefined;
  onSelect: (selected: boolean) => void;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** One product of the cart: tick, picture, variant, price, quantity, and what is wrong with it. */
export function CartLineRow({
  line,
  selected,
  leaving = false,
  now,
  href,
  error,
  ...wishes
}: CartLineRowProps) {
  const { t } = useTranslation("cart");
  const { dong } = useFormat();
  const name = line.product_name;
  const variance = [line.variance_group_1, line.variance_group_2].filter(Boolean).join(", ");
  const buyable = canBeBought(line);
  const onSale = line.stock > 0 && line.problem?.code !== "unavailable";
  return (
    <Root data-unavailable={!onSale || undefined} aria-busy={leaving}>
      <Checkbox
        label={t("line.select", { name })}
        hideLabel
        checked={selected && buyable}
        disabled={!buyable}
        onChange={(event) => {
          wishes.onSelect(event.target.checked);
        }}
      />
      <div data-picture>
        <Picture src={line.product_image} alt="" sizes="96px" widest={320} />
      </div>
      <div data-about>
        <h3>
          <Link href={href}>{name}</Link>
        </h3>
        {variance !== "" && <p>{variance}</p>}
        <Price
          amount={line.price_after_discount}
          original={line.original_price_after_tax}
          labels={{ price: t("line.price"), original: t("line.original") }}
        />
        {line.flash_deal_ends_at !== null && (
          <p data-deal>
            <span aria-hidden>{t("line.deal_ends")}</span>
            <Countdown
              endsAt={line.flash_deal_ends_at}
              now={now}
              label={t("line.deal_ends")}
              daysLabel={(count) => t("line.days", { count })}
            />
          </p>
        )}
      </div>
      <div data-controls>
        {onSale && (
          <>
            <QuantityStepper
              value={line.quantity}
              max={highestQuantity(line.stock)}
              onChange={wishes.onQuantity}
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
        <IconButton
          label={t("line.remove", { name })}
          icon={<Trash2 aria-hidden size={20} />}
          aria-disabled={leaving}
          onClick={leaving ? undefined : wishes.onRemove}
        />
      </div>
      <LineMessage line={line} error={error} onQuantity={wishes.onQuantity} />
    </Root>
  );
}
