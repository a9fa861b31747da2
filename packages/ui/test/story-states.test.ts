import { ComplaintStatus, PaymentStatus, RefundStatus, ReturnStatus } from "@sen/domain";
import { describe, expect, it } from "vitest";
import { EnumerationsRead } from "./enumerations-read.ts";
import { storyFiles } from "./story-files.ts";
import { valuesByField } from "./story-values.ts";

/** Fields of an order from which the domain makes the card's title. No module of OrderCard reads them itself. */
const readByDomain = {
  payment_status: PaymentStatus,
  return_status: ReturnStatus,
  refund_status: RefundStatus,
  complaint_status: ComplaintStatus,
};

/**
 * Fields that a fragment reads without a story for each value, with the reason. An empty `fragment` stands for all.
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
  ["aftersales/ReturnCreateScreen", "return_status", "counts only as open or not: ReturnedElsewhere"],
  ["aftersales/OrderDetailScreen", "refusal", "comes by a call, which AddressOutOfReach plays"],
  [
    "aftersales/ComplaintCreateDialog",
    "initialReason",
    "is what the choice begins with: every reason is in it",
  ],
  ["aftersales/ComplaintCreateDialog", "reason", "is what is chosen: every reason is in the choice"],
  ["aftersales/FinishScreen", "status", "counts only as open or closed: WithRequest and ClosedRequest"],
  ...[
    "order_status",
    "payment_status",
    "payment_method",
    "undecided",
    "payment_gateway",
    "id",
    "delivery_type",
    "gateway",
  ].map(
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
  [
    "checkout/CheckoutGroupCard",
    "code",
    "decides only whether the line can be bought: stories of CartLineRow show each",
  ],
  ["orders/CancelOrderDialog", "reason", "is what the choice begins with: every reason is in it"],
  ["orders/OrderListScreen", "shortcut", "is one word, which AccountScreen shows of each"],
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

/** The files of stories in each fragment's folder, `orders/OrderCard`. */
const filesByFragment = Map.groupBy(
  storyFiles,
  ({ path }) => /^packages\/ui\/src\/(\w+\/[A-Z]\w*)\//.exec(path)?.[1] ?? "",
);
filesByFragment.delete("");

it.each(Object.entries(readByDomain))("OrderCard has a story with every %s", (field, states) => {
  const shown = filesByFragment.get("orders/OrderCard")?.map((file) => valuesByField(file).get(field));
  const missing = Object.entries(states).filter(([, state]) => !shown?.some((values) => values?.has(state)));
  expect(missing, "add such a story to packages/ui/src/orders/OrderCard").toEqual([]);
});

describe("every fragment", () => {
  it("has a story for each value of its props, and for each state of the contract that it reads", () => {
    const read = new EnumerationsRead();
    const unneeded = new Set(reachedOtherwise.map(([fragment, field]) => `${fragment} ${field}`));
    const missing = [...filesByFragment].flatMap(([fragment, files]) => {
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
