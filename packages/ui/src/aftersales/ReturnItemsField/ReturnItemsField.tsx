import type { OrderItem, ReturnItem } from "@sen/api";
import { allReturnItems, isWholeReturn, variantText } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { useId } from "react";
import { styled } from "styled-components";
import { color, mixins, space, weight } from "../../foundations/index.ts";
import { Checkbox, QuantityStepper, Thumbnail } from "../../primitives/index.ts";

export interface ReturnItemsFieldProps {
  /** The lines of the order. */
  lines: readonly OrderItem[];
  /** The items to return, in the order of the lines. */
  value: readonly ReturnItem[];
  /** Called with each change. */
  onChange: (items: ReturnItem[]) => void;
  /** Disables the field. @default false */
  disabled?: boolean;
  /** The error message. */
  error?: string | undefined;
}

/** Chooses which lines of an order to return, and how many pieces of each; initially all pieces of a line. */
export function ReturnItemsField({ lines, value, onChange, disabled = false, error }: ReturnItemsFieldProps) {
  const { t } = useTranslation("aftersales");
  const { dong } = useFormat();
  const id = useId();
  const chosen = new Map(value.map((item) => [item.order_detail_item_id, item.quantity]));
  const isWhole = isWholeReturn({ order_detail_items: lines }, value);

  /** Zero pieces remove the line. */
  function choose(lineId: number, pieces: number) {
    const next = new Map(chosen).set(lineId, pieces);
    const items = lines.map(({ id }) => ({ order_detail_item_id: id, quantity: next.get(id) ?? 0 }));
    onChange(items.filter(({ quantity }) => quantity > 0));
  }
  return (
    <Root aria-describedby={error ? `${id}-error` : undefined} disabled={disabled}>
      <legend data-small>{t("return_create.items")}</legend>
      <p>{t("return_create.items_hint")}</p>
      {lines.length > 1 && (
        <Checkbox
          label={t("return_create.items_all")}
          checked={isWhole}
          indeterminate={value.length > 0 && !isWhole}
          onChange={() => onChange(isWhole ? [] : allReturnItems({ order_detail_items: lines }))}
        />
      )}
      <ul>
        {lines.map((line) => {
          const quantity = chosen.get(line.id) ?? 0;
          const name = line.product_name;
          const variance = variantText(line);
          return (
            <li key={line.id}>
              <Checkbox
                checked={quantity > 0}
                onChange={(event) => choose(line.id, event.target.checked ? line.quantity : 0)}
                label={
                  <span data-line>
                    <Thumbnail src={line.product_image} size={56} />
                    <span>
                      <strong>{name}</strong>
                      {variance !== "" && <small data-muted>{variance}</small>}
                      <small data-muted>
                        {dong(line.price_after_discount)} ·{" "}
                        {t("return_create.item_bought", { count: line.quantity })}
                      </small>
                    </span>
                  </span>
                }
              />
              {quantity > 0 && line.quantity > 1 && (
                <QuantityStepper
                  value={quantity}
                  max={line.quantity}
                  size="small"
                  disabled={disabled}
                  onChange={(pieces) => choose(line.id, pieces)}
                  labels={{
                    quantity: t("return_create.item_quantity", { name }),
                    decrease: t("return_create.item_decrease", { name }),
                    increase: t("return_create.item_increase", { name }),
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </Root>
  );
}

/** One row per line; in a narrow container the stepper wraps below the name. */
const Root = styled.fieldset`
  > p {
    margin-top: ${space[1]};
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > ul > li {
    ${mixins.wrappedRow(0, 3)}
    justify-content: space-between;
    padding-block: ${space[1]};
  }
  > ul > li + li {
    border-top: 1px solid ${color.line};
  }
  > ul > li > label {
    flex: 1 1 16rem;
    align-items: center;
  }
  > ul > li > label > span {
    ${mixins.fill}
  }
  > ul > li > :not(label) {
    margin-left: auto;
  }
  [data-line] {
    ${mixins.row(3)}
  }
  [data-line] > span {
    display: grid;
  }
  [data-line] strong {
    font-weight: ${weight.medium};
  }
  > p[role="alert"] {
    color: ${color.danger};
    font-weight: ${weight.medium};
  }
`;
