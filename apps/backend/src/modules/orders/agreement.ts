import { isBuyable } from "@sen/domain";
import { conflict, invalid, invalidFields, type BrokenField } from "../../errors/errors.ts";
import { reportedLimit, problemMessages } from "../cart/index.ts";
import { couponRefusal } from "../coupons/index.ts";
import { paymentRefusal, type Review, reviewLines } from "../checkout/index.ts";
import type { Payees } from "../payments/index.ts";
import { lineSubject } from "../../texts/goods-names.ts";

/**
 * Refuses a review that cannot be ordered or whose total differs from the agreed one. Unavailable lines are reported at
 * `items[n].quantity`. If the total differs because a deal or a coupon ended, those are reported; otherwise TOTAL_CHANGED is.
 * A customer who agrees to the new total is not asked again.
 */
export function refuseUnlessAgreed(payees: Payees, review: Review, agreedTotal: number): void {
  if (review.address === null) throw invalid("address_id", "CHOOSE_ADDRESS");
  const lines = reviewLines(review);
  const unbuyable = lines.flatMap((line, index): BrokenField[] =>
    line.problem === null || isBuyable(line.problem)
      ? []
      : [
          {
            field: `items[${index}].quantity`,
            code: problemMessages[line.problem],
            values: { limit: reportedLimit(line) },
            subject: lineSubject(line.goods),
          },
        ],
  );
  if (unbuyable.length > 0) throw invalidFields(unbuyable);
  const noWay = review.groups.flatMap(({ way }, index): BrokenField[] =>
    way === null ? [{ field: `deliveries[${index}].delivery_type`, code: "CHOOSE_DELIVERY" }] : [],
  );
  if (noWay.length > 0) throw invalidFields(noWay);
  const { total } = review.totals.totals;
  if (total !== agreedTotal) throw changedTotal(review);
  const refusal = paymentRefusal(payees, review);
  if (refusal) throw invalid("payment_method", refusal.code, refusal.values);
}

/** The error that explains why the total changed. */
function changedTotal(review: Review) {
  const ended = reviewLines(review).flatMap((line, index): BrokenField[] =>
    line.problem === "deal_ended"
      ? [{ field: `items[${index}].price`, code: "DEAL_ENDED", subject: lineSubject(line.goods) }]
      : [],
  );
  const results = new Map(review.totals.coupons.map((result) => [result.id, result]));
  const lapsed = review.checkout.coupon_ids.flatMap((id, index): BrokenField[] => {
    const result = results.get(id);
    const refusal = result ? couponRefusal(result) : null;
    return refusal ? [{ field: `coupon_ids[${index}]`, ...refusal }] : [];
  });
  const fields = [...ended, ...lapsed];
  return fields.length > 0 ? invalidFields(fields) : conflict("TOTAL_CHANGED");
}
