import { createHmac } from "node:crypto";
import { isSameSecret } from "../../../encryption/is-same-secret.ts";

/** A message to MoMo or from it. */
export type Message = Readonly<Record<string, unknown>>;

/**
 * The fields each signature covers, in order, after `accessKey`.
 * @see https://developers.momo.vn/v3/docs/payment/api/wallet/onetime
 * @see https://developers.momo.vn/v3/docs/payment/api/payment-api/query
 * @see https://developers.momo.vn/v3/docs/payment/api/payment-api/refund
 * @see https://developers.momo.vn/v3/docs/payment/api/result-handling/notification
 */
export const SIGNED_FIELDS = {
  create: [
    "amount",
    "extraData",
    "ipnUrl",
    "orderId",
    "orderInfo",
    "partnerCode",
    "redirectUrl",
    "requestId",
    "requestType",
  ],
  query: ["orderId", "partnerCode", "requestId"],
  refund: ["amount", "description", "orderId", "partnerCode", "requestId", "transId"],
  notice: [
    "amount",
    "extraData",
    "message",
    "orderId",
    "orderInfo",
    "orderType",
    "partnerCode",
    "payType",
    "requestId",
    "responseTime",
    "resultCode",
    "transId",
  ],
} as const;

/** MoMo's signature (HMAC-SHA256, hex) of a message. */
export function sign(
  { accessKey, secretKey }: { accessKey: string; secretKey: string },
  kind: keyof typeof SIGNED_FIELDS,
  message: Message,
): string {
  const fields = SIGNED_FIELDS[kind].map((name) => `&${name}=${textOf(message[name])}`);
  return createHmac("sha256", secretKey)
    .update(`accessKey=${accessKey}${fields.join("")}`)
    .digest("hex");
}

/** Whether a message carries a valid signature. */
export function isSigned(
  keys: Parameters<typeof sign>[0],
  kind: keyof typeof SIGNED_FIELDS,
  message: Message,
): boolean {
  return isSameSecret(message.signature, sign(keys, kind, message));
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
