import {
  CARRIER_HOURS,
  firstWithin,
  OrderStatus,
  PaymentStatus,
  ReturnStatus,
  SHOP_HOURS,
  type DeliveryEventName,
} from "@sen/domain";
import type { DemoOrder } from "../data.ts";
import { hours } from "../catalogue/moments.ts";

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
export function stepsTo({ status, payment }: DemoOrder, placed: Date): { status: OrderStatus; at: Date }[] {
  const waiting: Step[] = payment === "ONLINE" ? [{ status: pendingConfirm, after: 0 }] : [];
  const steps = (): Step[] => {
    if (status === pendingConfirm) return waiting;
    const before =
      payment === "ONLINE" ? onTheWay.map((step) => ({ ...step, after: step.after + 0.05 })) : onTheWay;
    if (status === cancelled) return [...waiting, ...before.slice(0, 1), { status: cancelled, after: 2 }];
    return [...waiting, ...before.slice(0, before.findIndex((step) => step.status === status) + 1)];
  };
  let before = placed.getTime() - STEP_MS;
  return steps().map(({ status, after }) => {
    const at = worked(status, Math.max(placed.getTime() + hours(after), before + STEP_MS));
    before = at.getTime();
    return { status, at };
  });
}

/** What began in the morning takes its time, too: no two steps are in one moment. */
const STEP_MS = hours(0.05);

/** Shops and carriers work by day; customers at any hour. */
function worked(status: OrderStatus, time: number): Date {
  const at = new Date(time);
  if (status === confirmed) return firstWithin(at, SHOP_HOURS);
  return status === toReceive || status === delivered ? firstWithin(at, CARRIER_HOURS) : at;
}

/** When a parcel that the carrier has could not be handed over. */
export const failedAt = (handed: Date): Date =>
  firstWithin(new Date(handed.getTime() + hours(52)), CARRIER_HOURS);

/** One thing that happened to a parcel: where it then stands, numbered like a return's status, and more closely what and where. */
interface ParcelStep {
  status: ReturnStatus;
  event?: DeliveryEventName;
  place?: string;
  note: { reason_delivery_fail?: string };
  at: Date;
}

/** What happened to the parcel, hour by hour. */
export function parcelSteps(
  steps: readonly { status: OrderStatus; at: Date }[],
  failed: string | undefined,
): ParcelStep[] {
  const at = (status: OrderStatus) => steps.find((step) => step.status === status)?.at;
  const [handed, arrived, confirmedAt] = [at(toReceive), at(delivered), at(confirmed)];
  return [
    ...(confirmedAt ? [{ status: ReturnStatus.new, note: {}, at: confirmedAt }] : []),
    ...(handed ? [{ status: ReturnStatus.processing, note: {}, at: handed }, passed(handed)] : []),
    ...(handed && (arrived || failed !== undefined) ? [setOut(handed, arrived)] : []),
    ...(arrived ? [{ status: ReturnStatus.completed, note: {}, at: arrived }] : []),
    ...(handed && failed !== undefined
      ? [
          {
            status: ReturnStatus.deliveryFailed,
            note: { reason_delivery_fail: failed },
            at: failedAt(handed),
          },
        ]
      : []),
  ];
}

const passed = (handed: Date): ParcelStep => ({
  status: ReturnStatus.processing,
  event: "in_transit",
  place: "Kho phân loại Tân Bình",
  note: {},
  at: new Date(handed.getTime() + hours(7)),
});

/** An hour before it arrives, or before it cannot be handed over. */
const setOut = (handed: Date, arrived: Date | undefined): ParcelStep => ({
  status: ReturnStatus.processing,
  event: "out_for_delivery",
  note: {},
  at: new Date((arrived ?? failedAt(handed)).getTime() - hours(1)),
});

/** The wire's number of a payment's standing. */
export const paymentStanding = {
  pending: PaymentStatus.pending,
  complete: PaymentStatus.complete,
  failed: PaymentStatus.failed,
} as const;
