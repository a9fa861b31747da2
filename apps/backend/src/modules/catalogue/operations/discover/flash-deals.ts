import { discountPercent } from "@sen/domain";
import { sql } from "../../../../database/drizzle.ts";
import { variantPicture, withCards } from "../../cards.ts";
import { pIsOnSale } from "../../on-sale.ts";
import { runningDeals } from "../../prices.ts";
import { ok } from "../../../../http/envelope.ts";
import type { Operation } from "../../../../http/operation.ts";

const SHOWN = 100;

interface DealRow extends Record<string, unknown> {
  product_id: number;
  price: number;
  original: number;
  image_url: string | null;
}

/**
 * Running deals, first to end first, with the server's time for the countdown. Each shows its product at the deal's price, even if
 * another variant costs less.
 */
export const listFlashDeals: Operation<"listFlashDeals"> = async ({ db, query, locale, clock }) => {
  const now = clock.now();
  const { rows } = await db.execute<DealRow>(sql`
    select product_id, price, original_price_after_tax as original,
      ${variantPicture("deal.variant_id")} as image_url from (
      select distinct on (deal.product_id) deal.*
      from ${runningDeals(now)} deal join products p on p.id = deal.product_id and ${pIsOnSale}
      where ${query.mall_id ?? null}::integer is null or p.mall_id = ${query.mall_id ?? null}::integer
      order by deal.product_id, deal.price
    ) deal
    order by ends_at, position, item_id limit ${SHOWN}`);
  const deals = await withCards(db, rows, { locale, now });
  const items = deals.flatMap(({ product: card, price, original, image_url }) => {
    if (!card.flash_deal) return [];
    const product = {
      ...card,
      image_url: image_url ?? card.image_url,
      price_after_discount: price,
      original_price_after_tax: original,
      discount_percent: discountPercent(original, price),
    };
    return [{ ...card.flash_deal, product }];
  });
  return ok({ now: now.toISOString(), items });
};
