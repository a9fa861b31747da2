/** What was chosen of the groups of a product; null where the product has no such group. */
export interface ChosenVariant {
  variance_group_1: string | null;
  variance_group_2: string | null;
}

/** How chosen options are written wherever they stand, in both languages: "Xanh navy, S". */
export function optionsText(options: readonly string[]): string {
  return options.join(", ");
}

/** How a variant is written wherever it stands; empty for a product without variants. */
export function variantText({ variance_group_1, variance_group_2 }: ChosenVariant): string {
  return optionsText([variance_group_1, variance_group_2].flatMap((option) => option || []));
}
