import type { orderItems } from "../../database/schema/index.ts";
import type { Locale } from "../../texts/messages.ts";

type Names = Pick<
  typeof orderItems.$inferInsert,
  `product_name_${Locale}` | `variance_group_1_${Locale}` | `variance_group_2_${Locale}`
>;

/** The display name of a refused line, which tells it apart from others: "Áo sơ mi linen (Trắng, M)". */
export function lineSubject(item: Names): Record<Locale, string> {
  const inLocale = (locale: Locale) => {
    const name = item[`product_name_${locale}`];
    const choices = [item[`variance_group_1_${locale}`], item[`variance_group_2_${locale}`]];
    const chosen = choices.filter((choice) => choice !== null && choice !== undefined);
    return chosen.length > 0 ? `${name} (${chosen.join(", ")})` : name;
  };
  return { vi: inLocale("vi"), en: inLocale("en") };
}
