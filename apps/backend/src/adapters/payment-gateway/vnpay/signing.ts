import { createHmac } from "node:crypto";
import { isSameSecret } from "../../../encryption/is-same-secret.ts";

/** Parameters of a message, by name. Empty ones are not sent. */
export type Params = Readonly<Record<string, string>>;

const SIGNATURES = ["vnp_SecureHash", "vnp_SecureHashType"];

/** The query string of a message: form-encoded parameters, sorted by name. It is both what is signed and what is sent. */
export function queryOf(params: Params): string {
  const sent = Object.entries(params)
    .filter(([name, value]) => value !== "" && !SIGNATURES.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(sent).toString();
}

/** VNPay's signature (HMAC-SHA512) of a text, in lowercase hex. */
export function sign(secret: string, text: string): string {
  return createHmac("sha512", secret).update(text, "utf8").digest("hex");
}

/** Whether a signature matches a text. Uppercase hex is accepted too: VNPay's documentation shows both. */
export function isSigned(secret: string, text: string, signature: unknown): boolean {
  return typeof signature === "string" && isSameSecret(signature.toLowerCase(), sign(secret, text));
}

/** The values of a transaction API message, joined in the order of its signature. */
export const joined = (params: Params, names: readonly string[]): string =>
  names.map((name) => params[name] ?? "").join("|");

const ANSWER_VALUES = [
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
] as const;

/** The order in which the transaction API's signatures take their values. */
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
  querydrAnswer: [...ANSWER_VALUES, "vnp_PromotionCode", "vnp_PromotionAmount"],
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
  refundAnswer: ANSWER_VALUES,
} as const;
