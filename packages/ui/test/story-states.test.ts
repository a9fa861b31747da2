import {
  CancellationKind,
  ComplaintStatus,
  COUPON_VALUE_TYPES,
  DELIVERY_TYPES,
  ORDER_TABS,
  OrderStatus,
  PAYMENT_METHODS,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
  SupportCategory,
  TicketStatus,
} from "@sen/domain";
import { isValidElement } from "react";
import { describe, expect, it } from "vitest";
import { storyFiles, type StoryFile } from "./story-files.ts";

/** A fragment, and what of its properties an enumeration of `domain` says. */
interface Shown {
  fragment: string;
  /** The name of the field anywhere in a story's properties. */
  field: string;
  states: Readonly<Record<string, string | number>> | readonly (string | number)[];
}

const everyState: readonly Shown[] = [
  { fragment: "aftersales/OrderDetailScreen", field: "order_status", states: OrderStatus },
  { fragment: "aftersales/OrderDetailScreen", field: "payment_status", states: PaymentStatus },
  { fragment: "aftersales/OrderDetailScreen", field: "payment_method", states: PAYMENT_METHODS },
  { fragment: "aftersales/OrderDetailScreen", field: "delivery_type", states: DELIVERY_TYPES },
  { fragment: "aftersales/ReturnDetailScreen", field: "status", states: ReturnStatus },
  { fragment: "aftersales/RefundDetailScreen", field: "status", states: RefundStatus },
  { fragment: "aftersales/ComplaintDetailScreen", field: "status", states: ComplaintStatus },
  { fragment: "aftersales/CancelledDetailScreen", field: "kind", states: CancellationKind },
  { fragment: "orders/OrderCard", field: "order_status", states: OrderStatus },
  { fragment: "orders/OrderCard", field: "payment_status", states: PaymentStatus },
  { fragment: "orders/OrderCard", field: "return_status", states: ReturnStatus },
  { fragment: "orders/OrderCard", field: "refund_status", states: RefundStatus },
  { fragment: "orders/OrderCard", field: "complaint_status", states: ComplaintStatus },
  { fragment: "orders/OrderListScreen", field: "tab", states: ORDER_TABS },
  { fragment: "support/TicketScreen", field: "status", states: TicketStatus },
  { fragment: "support/TicketList", field: "status", states: TicketStatus },
  { fragment: "support/SupportCategoryScreen", field: "category", states: SupportCategory },
  { fragment: "catalog/CouponChip", field: "value_type", states: COUPON_VALUE_TYPES },
];

/** Every value that a field has in what a story is given, or in the elements that it renders. */
function valuesOf(field: string, given: unknown, seen = new Set<unknown>()): unknown[] {
  if (typeof given !== "object" || given === null || seen.has(given)) return [];
  seen.add(given);
  const whole = isValidElement(given) ? given.props : given;
  return Object.entries(whole as object).flatMap(([key, value]) => [
    ...(key === field ? [value] : []),
    ...valuesOf(field, value, seen),
  ]);
}

function shownIn({ meta, stories }: StoryFile, field: string): Set<unknown> {
  return new Set(
    [...stories.values()].flatMap((story) => {
      const args = { ...meta.args, ...story.args };
      return [...valuesOf(field, args), ...valuesOf(field, rendered(story.render ?? meta.render, args))];
    }),
  );
}

/** The elements of a story that puts several of its fragment on one sheet; a story with hooks shows its args alone. */
function rendered(render: unknown, args: object): unknown {
  if (typeof render !== "function") return undefined;
  try {
    return (render as (args: object, context: object) => unknown)(args, { args, globals: { locale: "vi" } });
  } catch {
    return undefined;
  }
}

describe.each(everyState)("$fragment", ({ fragment, field, states }) => {
  it(`has a story of every ${field}`, () => {
    const files = storyFiles.filter(({ path }) => path.startsWith(`packages/ui/src/${fragment}/`));
    const shown = new Set(files.flatMap((file) => [...shownIn(file, field)]));
    const missing = Object.entries(states)
      .filter(([, state]) => !shown.has(state))
      .map(
        ([name, state]) =>
          `${files[0]?.path ?? fragment}: add a story whose ${field} is ${name} (${String(state)})`,
      );
    expect(missing).toEqual([]);
  });
});
