import { sql } from "../../../database/drizzle.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";

/** The maximum of ids of each kind. */
const LIMIT = 1000;

/** The reviews of a product that the customer wrote, liked and reported. */
export const getReviewMarks: Operation<"getReviewMarks"> = async ({ db, customer, params }) => {
  const marked = (table: string) => sql`coalesce((select json_agg(m.review_id) from (
      select l.review_id from ${sql.identifier(table)} l join reviews r on r.id = l.review_id
      where l.customer_id = ${customer.id} and r.product_id = ${params.id}
      order by l.created_at desc limit ${LIMIT}) m), '[]')`;
  const { rows } = await db.execute<{ own: number[]; liked: number[]; reported: number[] }>(sql`
    select coalesce((select json_agg(r.id) from (
        select id from reviews where customer_id = ${customer.id} and product_id = ${params.id}
        order by id desc limit ${LIMIT}) r), '[]') as own,
      ${marked("review_likes")} as liked, ${marked("review_reports")} as reported`);
  const [{ own, liked, reported } = { own: [], liked: [], reported: [] }] = rows;
  return ok({ own, liked, reported });
};
