import { settled, write, written, type Refused } from "../../core/write.ts";
import type { ReportReviewBody } from "@sen/api";
import { reviewQuery, useMarks } from "./queries.ts";
import { useQuery } from "../../core/query.ts";
import { pageState } from "../../core/request-state.ts";

/** One review with its comments, and what a customer can say about it. */
export function useReview(id: number) {
  const query = useQuery(reviewQuery(id));
  const marks = useMarks(query.data?.data.product.id);
  const path = { id };
  return {
    review: query.data?.data,
    request: pageState(query, ({ data }) => ({ data })),
    isOwn: marks.data?.data.own.includes(id) ?? false,
    isReported: marks.data?.data.reported.includes(id) ?? false,
    onComment: (content: string): Refused =>
      written(write("POST /reviews/{id}/comments", { path, body: { content } }), (data) =>
        query.mutate(data, { revalidate: false }),
      ),
    onReport: (reason: ReportReviewBody["reason"]): Refused =>
      settled(write("POST /reviews/{id}/report", { path, body: { reason } }), () => marks.mutate()),
  };
}
