import type { Bank, BankAccount, RefundDetail } from "@sen/api";
import type { CallOutcome } from "../../forms/index.ts";
import type { CaseHrefs } from "../OrderDetailScreen/order-hrefs.ts";
import type { Request } from "../../primitives/index.ts";

/** What a customer can do with a refund. */
export interface RefundCalls {
  /** Where its links lead. */
  hrefs: Pick<CaseHrefs, "order" | "product" | "identity" | "return" | "complaint" | "cancelled">;
  /** The banks, most used first. */
  banks: Request<{ banks: readonly Bank[] }>;
  /** The banks are wanted for the first time. */
  onOpenBanks?: () => void;
  /** Changes where the money goes. Resolves to nothing on success, to the backend's answer when it refuses. */
  onChangeBank: (refund: RefundDetail, account: BankAccount) => Promise<CallOutcome>;
}
