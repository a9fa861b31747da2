import { vnpayNoticeOutcome } from "@sen/domain";
import {
  UNKNOWN_REFERENCE,
  type Notice,
  type Notices,
  type NoticeVerdict,
} from "../../../ports/payment-gateway.ts";
import type { VnpaySettings } from "./settings.ts";
import { isSigned, queryOf, type Params } from "./signing.ts";
import { amountOf, dateOf, referenceOf, transactionOf } from "./values.ts";

/** Our responses to an IPN. VNPay retries on any code other than 00 and 02. */
const answers: Record<NoticeVerdict, { RspCode: string; Message: string }> = {
  recorded: { RspCode: "00", Message: "Confirm Success" },
  known: { RspCode: "02", Message: "Order already confirmed" },
  unknown_payment: { RspCode: "01", Message: "Order not found" },
  wrong_amount: { RspCode: "04", Message: "Invalid amount" },
  forged: { RspCode: "97", Message: "Invalid signature" },
  failed: { RspCode: "99", Message: "Unknown error" },
};

/** VNPay's notices (IPN): a GET with signed parameters. */
export function vnpayNotices({
  tmnCode,
  hashSecret,
}: Pick<VnpaySettings, "tmnCode" | "hashSecret">): Notices {
  return {
    method: "GET",
    read: ({ query }: Notice) => {
      const params = vnpParams(query);
      if (!params || params.vnp_TmnCode !== tmnCode) return null;
      if (!isSigned(hashSecret, queryOf(params), params.vnp_SecureHash)) return null;
      return {
        reference: referenceOf(params.vnp_TxnRef) ?? UNKNOWN_REFERENCE,
        outcome: vnpayNoticeOutcome(params.vnp_ResponseCode ?? "", params.vnp_TransactionStatus ?? ""),
        amount: amountOf(params.vnp_Amount),
        transaction: transactionOf(params.vnp_TransactionNo),
        decidedAt: dateOf(params.vnp_PayDate),
      };
    },
    answer: (verdict) => ({ status: 200, body: answers[verdict] }),
  };
}

/** The `vnp_` parameters of a query; null if one of them is repeated. */
function vnpParams(query: Notice["query"]): Params | null {
  const own = Object.entries(query).filter(([name]) => name.startsWith("vnp_"));
  if (own.some(([, value]) => typeof value !== "string")) return null;
  return Object.fromEntries(own) as Params;
}
