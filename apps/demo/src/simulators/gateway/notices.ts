import { GATEWAY_OUTCOMES } from "@sen/domain";
import { createHmac } from "node:crypto";
import * as z from "zod";
import { jsonOf } from "@sen/backend/adapters/json-of";
import { isSameSecret } from "@sen/backend/encryption/is-same-secret";
import type { Notice, Notices, PaymentAnswer } from "@sen/backend/ports/payment-gateway";

/** The header with a notice's signature. */
const SIGNATURE_HEADER = "x-gateway-signature";

const noticeSchema = z.object({
  reference: z.uuid(),
  outcome: z.enum(GATEWAY_OUTCOMES),
  amount: z.int().nonnegative(),
  transaction: z.string().nullable(),
  decidedAt: z.coerce.date().nullable(),
});

/** The simulated gateway's notices: JSON with a signature of its bytes, like most gateways. */
export function simulatedNotices(secret: string): Notices {
  return {
    method: "POST",
    read: ({ headers, body }) => {
      if (!isSameSecret(headers[SIGNATURE_HEADER], signatureOf(secret, body))) return null;
      const read = noticeSchema.safeParse(jsonOf(body));
      return read.success ? read.data : null;
    },
    answer: (verdict) => ({
      status: verdict === "forged" ? 403 : verdict === "failed" ? 503 : 200,
      body: { verdict },
    }),
  };
}

/** A notice as sent by the simulated gateway. */
export function signedNotice(secret: string, answer: PaymentAnswer): Notice {
  const body = JSON.stringify(answer);
  return {
    query: {},
    headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signatureOf(secret, body) },
    body,
  };
}

const signatureOf = (secret: string, body: string) =>
  createHmac("sha256", secret).update(`notice:${body}`).digest("hex");
