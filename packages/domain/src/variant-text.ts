/** The chosen options of a product; null for a group that it does not have. */
export interface ChosenVariant {
  variance_group_1: string | null;
  variance_group_2: string | null;
}

/** Joins options for display, in both languages: "Xanh navy, S". */
export function optionsText(options: readonly string[]): string {
  return options.join(", ");
}

/** A variant's options for display; empty for a product without variants. */
export function variantText({ variance_group_1, variance_group_2 }: ChosenVariant): string {
  return optionsText([variance_group_1, variance_group_2].flatMap((option) => option || []));
}
