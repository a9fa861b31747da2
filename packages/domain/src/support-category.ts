import { SupportCategory } from "./enumerations.ts";

/** All support categories, by number. Spec §3. */
export const SUPPORT_CATEGORIES: readonly SupportCategory[] = Object.values(SupportCategory);

/** The text key of a category's name. */
export function supportCategoryKey(category: SupportCategory): `shell:support.${SupportCategory}` {
  return `shell:support.${category}`;
}
