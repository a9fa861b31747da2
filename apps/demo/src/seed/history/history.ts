import { sql } from "@sen/backend/database/drizzle";
import type { Transaction } from "@sen/backend/database/connect";
import { PLACE_DATASET } from "@sen/backend/database/place-dataset";
import { settleOrderPoints } from "@sen/backend/modules/loyalty/index";
import { indexOrderWords } from "@sen/backend/modules/order-records/index";
import { dayOf, days, EPOCH, hours, momentOf } from "../catalogue/moments.ts";
import type { Product } from "../catalogue/product.ts";
import { randomFor } from "../catalogue/random.ts";
import { lines } from "../data.ts";
import { baskets, type Order } from "./baskets.ts";
import { continueNumbering, insertRows, type Row } from "./rows.ts";

/** An event before the shop opened: a row of a table, with `"{…}"` as placeholders for values known only at seeding. */
type Line = { table: string; order?: number; row: Row } | Order;

/** Inserts the demonstration's past activity: searches, article views, and customers with their orders of `products`. */
export async function insertHistory(
  tx: Transaction,
  seed: string,
  products: readonly Product[],
  now: Date,
): Promise<void> {
  const history = lines<Line>("history");
  const orders = history.filter((line) => "lines" in line);
  const facts = await baskets(tx, seed, products, orders);
  const { rows: coupons } = await tx.execute<{ code: string; id: number; ends_at: string }>(
    sql`select code, id, ends_at from coupons`,
  );
  const words = { epoch: EPOCH, dataset: PLACE_DATASET.name, places: PLACE_DATASET.version };
  const known = new Map<string, unknown>([
    ...Object.entries(words),
    ...coupons.flatMap(({ code, id, ends_at }): [string, unknown][] => [
      [`coupon ${code}`, id],
      [`end of coupon ${code}`, ends_at],
    ]),
  ]);
  const rows = Map.groupBy(history, ({ table }) => table);
  for (const [table, ofTable] of rows) {
    const filled = ofTable.flatMap((line): Row[] => {
      const basket = facts.get(line.order ?? 0);
      if ("lines" in line) return basket?.items ?? [];
      const said = (word: string) => basket?.words[word] ?? known.get(word);
      return [fillRow(line.row, (word) => said(word) ?? momentOrCode(word, now, line.order))];
    });
    await insertRows(tx, table, filled);
    if (filled.some(({ id }) => id !== undefined)) await continueNumbering(tx, table);
  }
  await indexOrderWords(
    tx,
    orders.map(({ order }) => order),
  );
  await settlePoints(tx);
  await readArticles(tx, seed);
}

/** Replaces the placeholders in a row. */
export function fillRow(row: Row, meaning: (word: string) => unknown): Row {
  const text = JSON.stringify(row).replace(/"\{([^{}"]+)\}"/g, (_, word: string) =>
    JSON.stringify(meaning(word)),
  );
  return JSON.parse(text) as Row;
}

/**
 * Resolves a placeholder: `-5 12:37` is that time in Vietnam five days ago, `now-1` an hour ago, `code -5 12:37` the code of an order placed
 * then: SEN-261121-0042.
 */
export function momentOrCode(word: string, now: Date, order = 0): string {
  if (word.startsWith("code ")) {
    const placed = Date.parse(momentOrCode(word.slice("code ".length), now));
    const day = new Date(placed + hours(7)).toISOString().slice(2, 10).replaceAll("-", "");
    return `SEN-${day}-${String(order).padStart(4, "0")}`;
  }
  const [, day, hour, minute, since] = /^(?:(-?\d+) (\d\d):(\d\d)|now([+-]\d+))$/.exec(word) ?? [];
  if (since !== undefined) return momentOf(new Date(now.getTime() + hours(Number(since))));
  if (day === undefined) throw new RangeError(`Nobody knows what {${word}} is.`);
  const after = days(Number(day)) + hours(Number(hour) + Number(minute) / 60);
  return momentOf(new Date(dayOf(now).getTime() + after));
}

async function settlePoints(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ id: number; completed_at: Date }>(
    sql`select id, completed_at from orders where completed_at is not null order by id`,
  );
  for (const { id, completed_at } of rows) await settleOrderPoints(tx, id, new Date(completed_at));
}

/** Sets how often each article was read and liked. */
async function readArticles(tx: Transaction, seed: string): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`select id from blogs order by id`);
  for (const { id } of rows) {
    const random = randomFor(seed, `blog ${id}`);
    const views = random.whole(300, 9000);
    const likes = Math.round(views * random.whole(2, 9) * 0.01);
    await tx.execute(sql`update blogs set view_count = ${views}, like_count = ${likes} where id = ${id}`);
  }
}
