import { createHash } from "node:crypto";
import * as z from "zod";
import { isSameSecret } from "../../../encryption/is-same-secret.ts";
import type { Carrier } from "../../../ports/carrier.ts";
import { jsonOf } from "../../json-of.ts";
import type { GhnSettings } from "./settings.ts";

/** Longest reason to show in a notice to the customer, in characters. */
const LONGEST_REASON = 300;

/** https://api.ghn.vn/home/docs/detail?id=47 */
const notice = z.object({
  OrderCode: z.string().min(1).max(100),
  ShopID: z.int(),
  Status: z.string().max(100),
  Reason: z.string().max(1000).nullish(),
});

/**
 * GHN's webhook. GHN documents no signature, so the URL itself holds the secret, and a notice only says which parcel to look up. Someone who
 * learns the URL can trigger a look-up and nothing else.
 */
export function ghnNotices({ shopId, webhookToken }: GhnSettings): NonNullable<Carrier["readNotice"]> {
  return ({ token, body }) => {
    if (!isSameSecret(token, webhookToken)) return { verdict: "forged" };
    const said = notice.safeParse(jsonOf(body));
    if (!said.success) return { verdict: "unreadable" };
    const { OrderCode, ShopID, Status, Reason } = said.data;
    if (ShopID !== shopId) return { verdict: "foreign" };
    return {
      verdict: "about_parcel",
      trackingCode: OrderCode,
      status: Status,
      reason: Reason?.trim().slice(0, LONGEST_REASON) || null,
      digest: createHash("sha256").update(body).digest("base64url"),
    };
  };
}
