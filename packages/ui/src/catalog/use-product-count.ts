import { MOST_COUNTED } from "@sen/domain";
import { useFormat } from "@sen/i18n";

/** How many products there are, as it is shown: exact up to 1,000, then "1.000+" in Vietnamese and "1,000+" in English. */
export function useProductCount(): (count: number) => string {
  const { integer } = useFormat();
  return (count) => (count > MOST_COUNTED ? `${integer(MOST_COUNTED)}+` : integer(count));
}
