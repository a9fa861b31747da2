import type { Bank, BankAccount, RefundDetail } from "@sen/api";
import type { CallOutcome } from "../../forms/index.ts";
import type { Request } from "../../primitives/index.ts";

export interface RefundHrefs {
  order: (orderId: number) => string;
  product: (productId: number) => string;
  /** Where an identity is verified. */
  identity: string;
  return: (orderId: number) => string;
  complaint: (orderId: number, complaintId: number) => string;
  cancelled: (orderId: number) => string;
}

/** What a customer can do with a refund. */
export interface RefundCalls {
  /** Where its links lead. */
  hrefs: RefundHrefs;
  /** The banks, most used first. */
  banks: Request<{ banks: readonly Bank[] }>;
  /** The banks are wanted for the first time. */
  onOpenBanks?: () => void;
  /** Changes where the money goes. Resolves to nothing on success, to the backend's answer when it refuses. */
  onChangeBank: (refund: RefundDetail, account: BankAccount) => Promise<CallOutcome>;
}
