import { isBuyable } from "@sen/domain";
import { conflict, invalid, invalidFields, type BrokenField } from "../../errors/errors.ts";
import type { Locale } from "../../texts/messages.ts";
import { type Goods, reportedLimit, problemMessages } from "../cart/index.ts";
import { couponRefusal } from "../coupons/index.ts";
import { paymentRefusal, type Review, reviewLines } from "../checkout/index.ts";
import type { Payees } from "../payments/index.ts";
import { lineSubject } from "./line-subject.ts";

/**
 * Refuses a review that cannot be ordered or whose total differs from the agreed one. Unavailable lines are reported at
 * `items[n].quantity`. If the total differs because a deal or a coupon ended, those are reported; otherwise TOTAL_CHANGED is.
 * A customer who agrees to the new total is not asked again.
 */
export function refuseUnlessAgreed(payees: Payees, review: Review, agreedTotal: number): void {
  if (review.address === null) throw invalid("address_id", "CHOOSE_ADDRESS");
  const lines = reviewLines(review);
  const unbuyable = lines.flatMap(({ problem, stock, now, goods }, index): BrokenField[] =>
    problem === null || isBuyable(problem)
      ? []
      : [
          {
            field: `items[${index}].quantity`,
            code: problemMessages[problem],
            values: { limit: reportedLimit({ problem, stock, now }) },
            subject: lineName(goods),
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

/** The display name of a review line. */
export function lineName(goods: Goods): Record<Locale, string> {
  const { name_vi, name_en, choice_1_vi, choice_1_en, choice_2_vi, choice_2_en } = goods;
  return lineSubject({
    name: { vi: name_vi, en: name_en },
    choices: [
      { vi: choice_1_vi, en: choice_1_en },
      { vi: choice_2_vi, en: choice_2_en },
    ],
  });
}

/** The error that explains why the total changed. */
function changedTotal(review: Review) {
  const ended = reviewLines(review).flatMap(({ problem, goods }, index): BrokenField[] =>
    problem === "deal_ended"
      ? [{ field: `items[${index}].price`, code: "DEAL_ENDED", subject: lineName(goods) }]
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
