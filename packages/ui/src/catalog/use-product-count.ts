import { MOST_COUNTED } from "@sen/domain";
import { useFormat } from "@sen/i18n";

/** Formats a number of products: exact up to 1,000, above that "1.000+" in Vietnamese and "1,000+" in English. */
export function useProductCount(): (count: number) => string {
  const { integer } = useFormat();
  return (count) => (count > MOST_COUNTED ? `${integer(MOST_COUNTED)}+` : integer(count));
}
