import type { Call } from "./call.ts";
import type { MachineName } from "./case.ts";
import { complaintCalls } from "./complaint-calls.ts";
import { orderCalls } from "./order-calls.ts";
import { paymentCalls } from "./payment-calls.ts";
import { refundCalls } from "./refund-calls.ts";
import { returnCalls } from "./return-calls.ts";

/** All calls. */
export const calls: readonly Call[] = [
  ...orderCalls,
  ...paymentCalls,
  ...returnCalls,
  ...refundCalls,
  ...complaintCalls,
];

/** The calls that concern one machine. */
export const callsOf = (machine: MachineName): Call[] =>
  calls.filter(({ machines }) => machines.includes(machine));
