import { demoData } from "./demo-data.ts";
import type { CancelReason, OrderStatus, RequestReason } from "@sen/domain";

/** An order of the demo customer: what it shows and how it came there. */
export interface OrderContent {
  status: OrderStatus;
  payment: "COD" | "ONLINE";
  /** Where the payment stands. */
  paid: "pending" | "complete" | "failed";
  /** Days before today on which it was placed. */
  daysAgo: number;
  lines: number;
  note?: string;
  cancelled?: { reason: CancelReason; note: string };
  return?: { status: "new" | "processing" | "completed"; reason: RequestReason; text: string };
  refund?: "new" | "completed";
  complaint?: { status: "new" | "processing"; reason: RequestReason; text: string; solution?: string };
  /** Why the parcel could not be delivered. */
  failed?: string;
}

/** The demo customer's history, oldest first: every tab of the order list has at least one, the all tab several pages. */
export const demoOrders: readonly OrderContent[] = demoData("orders", "demoOrders");

/** Orders of the stranger: nobody else may see them. */
export const strangerOrders: readonly OrderContent[] = demoData("orders", "strangerOrders");
