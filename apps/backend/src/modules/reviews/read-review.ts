import type { ReviewDetail } from "@sen/api";
import { sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import type { reviewComments } from "../../database/schema/index.ts";
import type { Stored } from "../../database/stored.ts";
import { notFound } from "../../errors/errors.ts";
import type { Presentation } from "../order-records/index.ts";
import { attachmentsOfReview, groupsOfProduct } from "./review-list.ts";
import { commentOf, reviewOf, type StoredGroup, type StoredReview } from "./review-presenter.ts";

/** A review with its files; null if there is none. */
export async function readReview(db: Queryable, id: number): Promise<StoredReview | null> {
  const { rows } = await db.execute<{ review: StoredReview }>(
    sql`select to_jsonb(r) || jsonb_build_object('attachments', ${attachmentsOfReview}) as review
      from reviews r where r.id = ${id}`,
  );
  return rows[0]?.review ?? null;
}

interface DetailRow {
  review: StoredReview;
  groups: StoredGroup[];
  product: ReviewDetail["product"];
  comments: Stored<typeof reviewComments.$inferSelect>[];
}

/** A public review with its comments: 404 if there is none, or if it is hidden. */
export async function shownReview(
  db: Queryable,
  id: number,
  presentation: Pick<Presentation, "locale" | "links">,
): Promise<ReviewDetail> {
  const name = sql.identifier(`name_${presentation.locale}`);
  const { rows } = await db.execute<DetailRow & Record<string, unknown>>(sql`
    select to_jsonb(r) || jsonb_build_object('attachments', ${attachmentsOfReview}) as review,
      ${groupsOfProduct(sql`r.product_id`)} as groups,
      jsonb_build_object('id', p.id, 'name', p.${name}, 'image_url', p.image_url, 'tenant_name', t.name) as product,
      coalesce((select jsonb_agg(to_jsonb(c) order by c.id) from review_comments c
        where c.review_id = r.id and c.customer_id is not null), '[]') as comments
    from reviews r join products p on p.id = r.product_id join tenants t on t.id = p.tenant_id
    where r.id = ${id} and r.hidden_at is null`);
  const [found] = rows;
  if (!found) throw notFound();
  return {
    ...reviewOf(found.review, found.groups, presentation),
    product: found.product,
    comments: found.comments.map(commentOf),
  };
}
