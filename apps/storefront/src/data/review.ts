import type { ErrorEnvelope, ReportReviewBody } from "@sen/api";
import { useCustomerId } from "../session/use-customer.ts";
import { write } from "./api.ts";
import { reviewQuery } from "./catalog.ts";
import { useQuery } from "./query.ts";
import { pageState } from "./request-state.ts";
import { marksQuery } from "./reviews.ts";
import { settled } from "./settled.ts";

type Outcome = Promise<ErrorEnvelope | null>;

/** One review with its comments, and what a customer can say about it. */
export function useReview(id: number) {
  const customerId = useCustomerId();
  const query = useQuery(reviewQuery(id));
  const productId = query.data?.data.product.id;
  const marks = useQuery(marksQuery(customerId, productId));
  const path = { params: { path: { id } } };
  return {
    review: query.data?.data,
    request: pageState(query, ({ data }) => ({ data })),
    isOwn: marks.data?.data.own.includes(id) ?? false,
    isReported: marks.data?.data.reported.includes(id) ?? false,
    async comment(content: string): Outcome {
      const { data, error } = await write((api) =>
        api.POST("/reviews/{id}/comments", { ...path, body: { content } }),
      );
      if (!data) return error;
      await query.mutate(data, { revalidate: false });
      return null;
    },
    report: (reason: ReportReviewBody["reason"]): Outcome =>
      settled(
        write((api) => api.POST("/reviews/{id}/report", { ...path, body: { reason } })),
        () => marks.mutate(),
      ),
  };
}
