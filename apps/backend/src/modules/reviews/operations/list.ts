import { pageOf } from "../../../database/page-of.ts";
import { ok } from "../../../http/envelope.ts";
import { notFound } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { presentationOf } from "../../order-records/index.ts";
import { cursorOf, placeOf, reviewPages } from "../review-list.ts";
import { reviewOf } from "../review-presenter.ts";

/** A product's reviews, with the summary of all ratings. */
export const listReviews: Operation<"listReviews"> = async (context) => {
  const { db, params, query } = context;
  const { rating, with_media, variant_id, sort_by, after, page, per_page } = query;
  const asked = {
    id: params.id,
    rating: rating ?? null,
    with_media: with_media === 1,
    variant: variant_id ?? null,
    // One extra row shows whether there is a next page.
    limit: per_page + 1,
  };
  const pages = reviewPages[sort_by];
  const [found] =
    after === undefined
      ? await pages.first(db).execute({ ...asked, offset: (page - 1) * per_page })
      : await pages.behind(db).execute({ ...asked, ...placeOf(after) });
  if (!found) throw notFound();
  const { rows, total, groups, ...rating_summary } = found;
  const shown = rows.slice(0, per_page);
  const last = shown.at(-1);
  const presentation = presentationOf(context);
  return ok({
    ...pageOf(
      shown.map((row) => reviewOf(row, groups, presentation)),
      query,
      total,
    ),
    rating_summary,
    next: last && rows.length > per_page ? cursorOf(sort_by, last) : null,
  });
};
