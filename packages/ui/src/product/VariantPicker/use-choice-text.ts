import { optionsText } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import {
  choiceNames,
  chosenVariant,
  missingGroups,
  optionsInstead,
  type Choice,
  type Choosable,
} from "../variant-choice.ts";

/** Why what is chosen cannot be had, and with what it can; null when it can, or while something is still to choose. */
export function useChoiceText(product: Choosable, choice: Choice): string | null {
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
