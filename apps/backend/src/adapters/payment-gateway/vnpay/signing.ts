import { createHmac, timingSafeEqual } from "node:crypto";

/** Parameters of a message, by name. What is empty is not sent. */
export type Params = Readonly<Record<string, string>>;

const SIGNATURES = ["vnp_SecureHash", "vnp_SecureHashType"];

/** The query of a message: its parameters by name in order, written as forms are. It is what VNPay signs, and how it is sent. */
export function queryOf(params: Params): string {
  const sent = Object.entries(params)
    .filter(([name, value]) => value !== "" && !SIGNATURES.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(sent).toString();
}

/** VNPay's signature (HMAC-SHA512) of a text, in lower-case hex. */
export function sign(secret: string, text: string): string {
  return createHmac("sha512", secret).update(text, "utf8").digest("hex");
}

/** Whether a signature is that of a text. Upper case is taken as well: VNPay's documents show both. */
export function isSigned(secret: string, text: string, signature: unknown): boolean {
  if (typeof signature !== "string") return false;
  const [a, b] = [Buffer.from(signature.toLowerCase()), Buffer.from(sign(secret, text))];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The values of a message of the transaction API, in the order that its signature has them. */
export const joined = (params: Params, names: readonly string[]): string =>
  names.map((name) => params[name] ?? "").join("|");

/** In which order the signatures of the transaction API take their values. */
export const SIGNED_VALUES = {
  querydr: [
    "vnp_RequestId",
    "vnp_Version",
    "vnp_Command",
    "vnp_TmnCode",
    "vnp_TxnRef",
    "vnp_TransactionDate",
    "vnp_CreateDate",
    "vnp_IpAddr",
    "vnp_OrderInfo",
  ],
  querydrAnswer: [
    "vnp_ResponseId",
    "vnp_Command",
    "vnp_ResponseCode",
    "vnp_Message",
    "vnp_TmnCode",
    "vnp_TxnRef",
    "vnp_Amount",
    "vnp_BankCode",
    "vnp_PayDate",
    "vnp_TransactionNo",
    "vnp_TransactionType",
    "vnp_TransactionStatus",
    "vnp_OrderInfo",
    "vnp_PromotionCode",
    "vnp_PromotionAmount",
  ],
  refund: [
    "vnp_RequestId",
    "vnp_Version",
    "vnp_Command",
    "vnp_TmnCode",
    "vnp_TransactionType",
    "vnp_TxnRef",
    "vnp_Amount",
    "vnp_TransactionNo",
    "vnp_TransactionDate",
    "vnp_CreateBy",
    "vnp_CreateDate",
    "vnp_IpAddr",
    "vnp_OrderInfo",
  ],
  refundAnswer: [
    "vnp_ResponseId",
    "vnp_Command",
    "vnp_ResponseCode",
    "vnp_Message",
    "vnp_TmnCode",
    "vnp_TxnRef",
    "vnp_Amount",
    "vnp_BankCode",
    "vnp_PayDate",
    "vnp_TransactionNo",
    "vnp_TransactionType",
    "vnp_TransactionStatus",
    "vnp_OrderInfo",
  ],
} as const;
