import { type Carrier, isCarried } from "../../ports/carrier.ts";
import { dongText } from "../../texts/dong-text.ts";

/** The refusal if the carrier would have to collect more cash for one of these orders than it does; null if it would not. */
export function cashRefusal(
  { maxCash }: Pick<Carrier, "maxCash">,
  orders: readonly { delivery_type: string | undefined; order_tenant_final: number }[],
): { code: "PAY_COD_TOO_HIGH"; values: { max: string } } | null {
  if (maxCash === null) return null;
  const isTooHigh = orders.some(
    ({ delivery_type, order_tenant_final }) => isCarried(delivery_type) && order_tenant_final > maxCash,
  );
  return isTooHigh ? { code: "PAY_COD_TOO_HIGH", values: { max: dongText(maxCash) } } : null;
}
