import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { histogramAfter, meanRating, ratingOf, REVIEW_STARS, type ReviewStars } from "./review.ts";
import {
  mayEditReview,
  REVIEW_EDIT_MS,
  reviewEditEnd,
  reviewStanding,
  type ReviewableItem,
  type ReviewableOrder,
  type ReviewStanding,
} from "./review-standing.ts";
import { CancellationKind } from "./enumerations.ts";
import { OrderStatus, ReturnStatus } from "./statuses.ts";
import { reviewCommentSchema, reviewFormSchema, tidyParagraphs } from "./review-form.ts";

const writtenAt = new Date("2026-11-01T03:00:00Z");
const now = new Date("2026-11-21T03:00:00Z");
const kept: ReviewableItem = { kept_quantity: 1, review_id: null, edit_until: null };
const order = (
  order_status: OrderStatus,
  return_status: ReturnStatus | null = null,
  cancel_status: CancellationKind | null = null,
): ReviewableOrder => ({ order_status, return_status, cancel_status });
const { delivered, completed, cancelled } = OrderStatus;

describe("an order item", () => {
  it.each([
    ["nobody has confirmed", order(OrderStatus.created), "not_arrived"],
    ["is on its way", order(OrderStatus.toReceive), "not_arrived"],
    ["has arrived", order(delivered), "write"],
    ["is complete", order(completed), "write"],
    ["was cancelled", order(cancelled, null, CancellationKind.cancel), "not_arrived"],
    ["is being returned", order(delivered, ReturnStatus.new), "returning"],
    ["is being returned and collected", order(completed, ReturnStatus.customerApproved), "returning"],
    ["went back", order(cancelled, ReturnStatus.completed, CancellationKind.return), "returned"],
    ["went back in part", order(completed, ReturnStatus.completed), "write"],
    ["was to go back and was refused", order(delivered, ReturnStatus.rejected), "write"],
    ["was to go back and was kept", order(delivered, ReturnStatus.cancelled), "write"],
    ["could not be delivered", order(OrderStatus.toReceive, ReturnStatus.deliveryFailed), "not_arrived"],
  ] satisfies [string, ReviewableOrder, ReviewStanding][])(
    "that %s can be reviewed or not",
    (_name, one, standing) => {
      expect(reviewStanding(one, kept, now)).toBe(standing);
    },
  );

  it("with no piece left counts as returned, also in a partly returned order", () => {
    const part = order(completed, ReturnStatus.completed);
    expect(reviewStanding(part, { ...kept, kept_quantity: 0 }, now)).toBe("returned");
  });

  it.each([
    [0, "edit"],
    [REVIEW_EDIT_MS, "edit"],
    [REVIEW_EDIT_MS + 1, "written"],
  ] as const)("reviewed %i ms ago is in state %s, whatever is returned later", (later, standing) => {
    const reviewed = { kept_quantity: 0, review_id: 4, edit_until: reviewEditEnd(writtenAt).toISOString() };
    const then = new Date(writtenAt.getTime() + later);
    expect(reviewStanding(order(completed), reviewed, then)).toBe(standing);
    expect(
      reviewStanding(order(cancelled, ReturnStatus.completed, CancellationKind.return), reviewed, then),
    ).toBe(standing);
    expect(mayEditReview(reviewed, then)).toBe(standing === "edit");
  });
});

describe("product ratings", () => {
  const stars = fc.constantFrom(...REVIEW_STARS);

  it("match the reviews left after any sequence of writing, editing and deleting", () => {
    const moves = fc.array(fc.record({ on: fc.nat(5), to: fc.option(stars) }), { maxLength: 40 });
    fc.assert(
      fc.property(moves, (run) => {
        const reviews = new Map<number, ReviewStars | null>();
        let histogram: number[] = [0, 0, 0, 0, 0];
        for (const { on, to } of run) {
          histogram = histogramAfter(histogram, reviews.get(on) ?? null, to);
          reviews.set(on, to);
        }
        const left = [...reviews.values()].filter((one) => one !== null);
        const sum = left.reduce<number>((total, one) => total + one, 0);
        expect(histogram).toEqual(REVIEW_STARS.map((one) => left.filter((given) => given === one).length));
        expect(ratingOf(histogram)).toEqual({
          count: left.length,
          sum,
          average: meanRating(sum, left.length),
        });
      }),
    );
  });

  it("have an average of one decimal: 3.96 becomes 4.0", () => {
    expect(meanRating(396, 100)).toBe(4);
    expect(meanRating(394, 100)).toBe(3.9);
  });

  it("have an average between the fewest and the most stars given, or 0 without reviews", () => {
    expect(ratingOf([0, 0, 0, 0, 0]).average).toBe(0);
    fc.assert(
      fc.property(fc.array(stars, { minLength: 1 }), (given) => {
        const histogram = given.reduce<number[]>(
          (sums, one) => histogramAfter(sums, null, one),
          [0, 0, 0, 0, 0],
        );
        const { average } = ratingOf(histogram);
        expect(average).toBeGreaterThanOrEqual(Math.min(...given));
        expect(average).toBeLessThanOrEqual(Math.max(...given));
      }),
    );
  });
});

describe("the review form", () => {
  const parsed = (form: object) => reviewFormSchema.safeParse(form);
  const errorOf = (form: object) => parsed(form).error?.issues[0]?.message;

  it.each([undefined, null, 0, 6, 2.5, "5"])("requires stars and refuses %s", (rating) => {
    expect(errorOf({ rating, content: "Đẹp" })).toBe("fields:stars_required");
  });

  it.each([
    ["500 spaces", " ".repeat(500), ""],
    ["zero-width characters", "\u200b\u200d\ufeff", ""],
    ["emoji alone", "😍".repeat(500), "😍".repeat(500)],
    ["a script", "<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["decomposed letters", "Đẹp lắm".normalize("NFD"), "Đẹp lắm"],
    ["paragraphs", " Đẹp. \r\n\r\n\r\n\r\nRẻ. ", "Đẹp.\n\nRẻ."],
    ["what turns the direction", "a\u202eb\u0007c", "a b c"],
  ])("stores %s as tidied text or as empty", (_name, content, kept) => {
    expect(parsed({ rating: 5, content }).data?.content).toBe(kept);
  });

  it("accepts 2,000 characters, an emoji as one, and no more", () => {
    expect(errorOf({ rating: 5, content: "😍".repeat(2000) })).toBeUndefined();
    expect(errorOf({ rating: 5, content: "😍".repeat(2001) })).toBe("fields:text_too_long");
  });

  it("leaves tidied text unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = tidyParagraphs(text);
        expect(tidyParagraphs(once)).toBe(once);
      }),
    );
  });

  it("refuses a blank or too long comment", () => {
    const comment = (content: string) => reviewCommentSchema.safeParse({ content }).error?.issues[0]?.message;
    expect([comment("  \u200b "), comment("👍"), comment("a".repeat(501))]).toEqual([
      "fields:text_required",
      undefined,
      "fields:text_too_long",
    ]);
  });
});
