import { OrderStatus, PaymentStatus, ReturnStatus } from "@sen/domain";
import type { OrderContent } from "../content/orders.ts";
import { hours } from "./moments.ts";

/** A moment in an order's life, in hours after it was placed. */
interface Step {
  status: OrderStatus;
  after: number;
}

const { pendingConfirm, created, confirmed, toReceive, delivered, completed, cancelled } = OrderStatus;

const onTheWay: readonly Step[] = [
  { status: created, after: 0 },
  { status: confirmed, after: 3 },
  { status: toReceive, after: 9 },
  { status: delivered, after: 34 },
  { status: completed, after: 58 },
];

/** What an order went through until it stands where it stands, with the times. */
export function stepsTo(
  { status, payment }: OrderContent,
  placed: Date,
): { status: OrderStatus; at: Date }[] {
  const waiting: Step[] = payment === "ONLINE" ? [{ status: pendingConfirm, after: 0 }] : [];
  const steps = (): Step[] => {
    if (status === pendingConfirm) return waiting;
    const before =
      payment === "ONLINE" ? onTheWay.map((step) => ({ ...step, after: step.after + 0.05 })) : onTheWay;
    if (status === cancelled) return [...waiting, ...before.slice(0, 1), { status: cancelled, after: 2 }];
    return [...waiting, ...before.slice(0, before.findIndex((step) => step.status === status) + 1)];
  };
  return steps().map((step) => ({ status: step.status, at: new Date(placed.getTime() + hours(step.after)) }));
}

/** Where the parcel stands, numbered like a return's status. */
export function parcelSteps(
  steps: readonly { status: OrderStatus; at: Date }[],
  failed: string | undefined,
): { status: ReturnStatus; note: { reason_delivery_fail?: string }; at: Date }[] {
  const at = (status: OrderStatus) => steps.find((step) => step.status === status)?.at;
  const [handed, arrived, confirmedAt] = [at(toReceive), at(delivered), at(confirmed)];
  return [
    ...(confirmedAt ? [{ status: ReturnStatus.new, note: {}, at: confirmedAt }] : []),
    ...(handed ? [{ status: ReturnStatus.processing, note: {}, at: handed }] : []),
    ...(arrived ? [{ status: ReturnStatus.completed, note: {}, at: arrived }] : []),
    ...(handed && failed !== undefined
      ? [
          {
            status: ReturnStatus.deliveryFailed,
            note: { reason_delivery_fail: failed },
            at: new Date(handed.getTime() + hours(52)),
          },
        ]
      : []),
  ];
}

/** The wire's number of a payment's standing. */
export const paymentStanding = {
  pending: PaymentStatus.pending,
  complete: PaymentStatus.complete,
  failed: PaymentStatus.failed,
} as const;
