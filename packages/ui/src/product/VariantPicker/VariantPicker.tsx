import type { ProductDetail } from "@sen/api";
import { optionsText } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Zap } from "lucide-react";
import { useId } from "react";
import { Thumbnail } from "../../primitives/Picture/Picture.tsx";
import { SizeGuide } from "../SizeGuide/SizeGuide.tsx";
import {
  type Choice,
  choiceNames,
  type Choosable,
  chosenVariant,
  dealPriceOf,
  missingGroups,
  optionsInstead,
  optionState,
  withOption,
} from "../variant-choice.ts";
import { Root } from "./VariantPicker.styles.ts";

export interface VariantPickerProps {
  /** Product with at most two variance groups, all variants with their stock, and the size guide, if any. */
  product: Choosable & Partial<Pick<ProductDetail, "size_guide">>;
  /** Current choice. */
  value: Choice;
  /** Called with the new choice. */
  onChange: (choice: Choice) => void;
}

/** A product's options: disabled if sold out in every combination, marked but selectable if sold out with the current choice. */
export function VariantPicker({ product, value: choice, onChange }: VariantPickerProps) {
  const { t } = useTranslation(["product", "catalog"]);
  const { dong } = useFormat();
  const name = useId();
  const problem = useChoiceText(product, choice);
  if (product.variance_groups.length === 0) return null;
  return (
    <Root>
      {product.variance_groups.map((group, index) => (
        <fieldset key={group.id}>
          <legend>{group.name}</legend>
          {product.size_guide?.group_id === group.id && <SizeGuide sizes={product.size_guide.sizes} />}
          <div>
            {group.options.map((option) => {
              const state = optionState(product, choice, index, option.id);
              const dealPrice = dealPriceOf(product, choice, index, option.id);
              return (
                <label key={option.id} data-state={state}>
                  <input
                    type="radio"
                    name={`${name}${String(index)}`}
                    checked={choice[index] === option.id}
                    disabled={state === "sold_out"}
                    onChange={() => onChange(withOption(choice, index, option.id))}
                  />
                  {option.image_url !== null && option.image_url !== "" && (
                    <Thumbnail src={option.image_url} size={32} />
                  )}
                  <b>{option.name}</b>
                  {dealPrice !== null && (
                    <em>
                      <Zap size={14} fill="currentcolor" role="img" aria-label={t("catalog:card.deal")} />
                      {dong(dealPrice)}
                    </em>
                  )}
                  {state !== "available" && (
                    <small data-visually-hidden>
                      {t(state === "sold_out" ? "choice.out" : "choice.out_here")}
                    </small>
                  )}
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      <p role="status">{problem}</p>
    </Root>
  );
}

/** Why the choice is unavailable, and the alternatives. Null if it is available or incomplete. */
function useChoiceText(product: Choosable, choice: Choice): string | null {
  const { t } = useTranslation("product");
  if (missingGroups(choice).length > 0) return null;
  const variant = chosenVariant(product, choice);
  if (variant !== null && variant.stock > 0) return null;
  const names = choiceNames(product, choice);
  const options = optionsText(names);
  const instead = product.variance_groups.flatMap((group, index) => {
    const others = optionsInstead(product, choice, index);
    const beside = optionsText(names.filter((_, place) => place !== index));
    return others.length > 0 && beside !== ""
      ? [
          t("choice.instead", {
            option: beside,
            group: group.name.toLocaleLowerCase(),
            others: others.join(", "),
          }),
        ]
      : [];
  });
  return [t(variant === null ? "choice.not_made" : "choice.sold_out", { options }), ...instead].join(" ");
}
