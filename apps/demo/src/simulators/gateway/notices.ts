import { GATEWAY_OUTCOMES } from "@sen/domain";
import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import type { Notice, Notices, PaymentAnswer } from "@sen/backend/ports/payment-gateway";

/** The header with a notice's signature. */
const SIGNATURE_HEADER = "x-gateway-signature";

const noticeSchema = z.object({
  reference: z.uuid(),
  outcome: z.enum(GATEWAY_OUTCOMES),
  amount: z.int().nonnegative(),
  currency: z.string(),
  transaction: z.string().nullable(),
  decidedAt: z.coerce.date().nullable(),
});

/** The simulated gateway's notices: JSON with a signature of its bytes, like most gateways. */
export function simulatedNotices(secret: string): Notices {
  return {
    method: "POST",
    read: ({ headers, body }) => {
      if (!isSame(headers[SIGNATURE_HEADER], signatureOf(secret, body))) return null;
      const read = noticeSchema.safeParse(parsed(body));
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

function isSame(sent: unknown, expected: string): boolean {
  if (typeof sent !== "string") return false;
  const [a, b] = [Buffer.from(sent), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
