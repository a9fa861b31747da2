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
import { describe, expect, it } from "vitest";
import { EnumerationsRead } from "./enumerations-read.ts";
import { storyFiles } from "./story-files.ts";
import { valuesByField } from "./story-values.ts";

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

/**
 * What a fragment reads and no story is given, with the reason. `fragment` is empty where it holds for all of them.
 */
const reachedOtherwise: readonly (readonly [fragment: string, field: string, why: string])[] = [
  ["", "prefetch", "says when code is fetched: nothing of it is seen"],
  ["primitives/Picture", "widest", "says which file is offered: the box is the same"],
  [
    "auth/PasswordField",
    "autoComplete",
    "is told to password managers alone; NewPasswordField sets the other",
  ],
  ["account/AddressForm", "levels", "comes by a call, which WithoutDistricts plays"],
  ["aftersales/ReturnCreateScreen", "levels", "comes by a call, as in AddressForm"],
  [
    "aftersales/ReturnCreateScreen",
    "delivery_type",
    "decides only whether the place is filled in: FetchedAtTheMall",
  ],
  ["aftersales/OrderDetailScreen", "refusal", "comes by a call, which AddressOutOfReach plays"],
  [
    "aftersales/ComplaintCreateDialog",
    "initialReason",
    "is what the choice begins with: every reason is in it",
  ],
  ["aftersales/FinishScreen", "status", "counts only as open or closed: WithRequest and ClosedRequest"],
  [
    "checkout/PaymentResultScreen",
    "payment_status",
    "is read by resultOfPayment, whose every outcome has a story",
  ],
  [
    "checkout/PaymentResultScreen",
    "payment_method",
    "is read by resultOfPayment, whose every outcome has a story",
  ],
  [
    "checkout/PaymentResultScreen",
    "undecided",
    "is read by resultOfPayment, whose every outcome has a story",
  ],
  ...["payment_gateway", "id", "delivery_type", "gateway"].map(
    (field) =>
      [
        "checkout/PaymentResultScreen",
        field,
        "is read by resultOfPayment, whose every outcome has a story",
      ] as const,
  ),
  ["account/AccountScreen", "tier", "is one word, which TierList shows of each"],
  ["loyalty/MembershipScreen", "tier", "is handed on to TierList, which shows each"],
  ["orders/PayButton", "gateway", "is handed on with the press: AnotherGateway of PaymentResultScreen"],
  ["orders/OrderListScreen", "shortcut", "is handed on to OrderTabList"],
  ["orders/BuyAgainButton", "message_code", "comes by a call, in the server's words: Partly and Nothing"],
  ["product/BuyBox", "tone", "is made by what is pressed, which its stories play"],
  ["shell/SearchBox", "kind", "comes by a call, which its stories play"],
  ["shell/PageShell", "place", "is handed on to BottomBar"],
  ["support/QuestionList", "category", "is a part of an address alone"],
  ["support/TicketRequestScreen", "category", "is what the choice begins with: every category is in it"],
  ["support/TicketScreen", "category", "is one word of the head, which TicketList shows of each"],
];

const isReachedOtherwise = (fragment: string, field: string) =>
  reachedOtherwise.some(([one, name]) => name === field && (one === "" || one === fragment));

const filesOf = (fragment: string) =>
  storyFiles.filter(({ path }) => path.startsWith(`packages/ui/src/${fragment}/`));

describe.each(everyState)("$fragment", ({ fragment, field, states }) => {
  it(`has a story of every ${field}`, () => {
    const files = filesOf(fragment);
    const shown = files.map((file) => valuesByField(file).get(field));
    const missing = Object.entries(states)
      .filter(([, state]) => !shown.some((values) => values?.has(state)))
      .map(
        ([name, state]) =>
          `${files[0]?.path ?? fragment}: add a story whose ${field} is ${name} (${String(state)})`,
      );
    expect(missing).toEqual([]);
  });
});

describe("every fragment", () => {
  it("has a story of whatever its properties can say, and of every state of the contract that it reads", () => {
    const read = new EnumerationsRead();
    const unneeded = new Set(reachedOtherwise.map(([fragment, field]) => `${fragment} ${field}`));
    const missing = read.fragments.flatMap((fragment) => {
      const files = filesOf(fragment);
      if (files.length === 0) return [];
      const shown = files.map(valuesByField);
      return read.of(fragment).flatMap(({ field, values, defaults }) => {
        const lost = [...values].filter(
          (value) => !defaults.has(JSON.stringify(value)) && !shown.some((one) => one.get(field)?.has(value)),
        );
        if (lost.length === 0) return [];
        for (const name of [fragment, ""]) unneeded.delete(`${name} ${field}`);
        return isReachedOtherwise(fragment, field)
          ? []
          : [`${fragment}: add stories whose ${field} is ${lost.join(", ")}`];
      });
    });
    expect(missing).toEqual([]);
    expect([...unneeded]).toEqual([]);
  }, 300_000);
});
